import { type CoordinateSystem, lonLatSystem, systemOfCode } from '../coordinate-system.ts';
import { refuse } from '../import-refusal.ts';

const ADVICE = 'Export the layer as longitude and latitude (RFC 7946).';

/**
 * The `crs` member of GeoJSON before RFC 7946; undefined is longitude and latitude. Whatever the axis order of the named system,
 * GeoJSON has the easting or longitude first. Refuses a system that is not known here.
 */
export function parseCrsMember(crs: unknown): CoordinateSystem {
  if (crs === undefined) return lonLatSystem('WGS 84 longitude and latitude (GeoJSON)', 'WGS 84');
  const properties = (crs as { properties?: { name?: unknown } } | null)?.properties;
  const name = properties?.name;
  if (typeof name !== 'string')
    return refuse(`The "crs" member of the GeoJSON does not name a coordinate system. ${ADVICE}`);
  if (/\bCRS84$/i.test(name)) return lonLatSystem('CRS84, WGS 84 longitude and latitude', 'WGS 84');
  if (/\bCRS83$/i.test(name)) return lonLatSystem('CRS83, NAD83 longitude and latitude', 'NAD83');
  const code = /\bEPSG:(?:[\d.]*:)?(\d{4,6})$/i.exec(name)?.[1];
  const system = code === undefined ? undefined : systemOfCode(Number(code));
  return (
    system ??
    refuse(`The GeoJSON says its coordinate system is ${name.slice(0, 100)}, which is not known here. ${ADVICE}`)
  );
}
