/** US survey feet, the product's one length unit; plane coordinates are EPSG:2260. */
export type Feet = number;

/** A calendar date in America/New_York, `YYYY-MM-DD`. */
export type IsoDate = string;
