const ANGLE =
  /^([+-]?)\s*(\d+(?:\.\d*)?)(?:\s*[°: ]\s*|$)(?:(\d+(?:\.\d*)?)(?:\s*[': ]\s*|$))?(?:(\d+(?:\.\d*)?)\s*"?\s*)?$/;

export interface Angle {
  degrees: number;
  /** Written with a plus or minus. */
  signed: boolean;
}

/**
 * One angle in decimal degrees, degrees and minutes, or degrees, minutes and seconds, without its letter.
 * Degrees, minutes and seconds are parted by their signs, colons or spaces: `-73 52 10`, `41°12.5'`.
 * @returns the angle, or a sentence that says what is wrong
 */
export function parseAngle(text: string): Angle | string {
  const match = ANGLE.exec(text.trim());
  if (!match) return `“${text.trim()}” is not an angle: type decimal degrees, or degrees, minutes and seconds.`;
  const [, sign = '', degrees = '', minutes, seconds] = match;
  if (minutes !== undefined && degrees.includes('.')) return `“${text.trim()}” has minutes after decimal degrees.`;
  if (seconds !== undefined && minutes?.includes('.')) return `“${text.trim()}” has seconds after decimal minutes.`;
  if (Number(minutes ?? 0) >= 60) return `${minutes} minutes: they go up to 59.`;
  if (Number(seconds ?? 0) >= 60) return `${seconds} seconds: they go up to 59.`;
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  return { degrees: sign === '-' ? -size : size, signed: sign !== '' };
}
