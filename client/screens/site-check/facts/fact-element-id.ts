/** Id of the element that asks a fact, so that a finding can lead to it. */
export const factElementId = (name: string): string => `fact-${name}`;
