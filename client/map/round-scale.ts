/** The longest 1, 2 or 5 times a power of ten, in ft, that is drawn no longer than `mostPixels`. */
export function roundScale(feetAPixel: number, mostPixels: number): { feet: number; pixels: number } {
  const most = feetAPixel * mostPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const feet = ([5, 2, 1].find((digit) => digit * power <= most * (1 + 1e-9)) ?? 1) * power;
  return { feet, pixels: feet / feetAPixel };
}
