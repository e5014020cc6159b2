import type { Page } from 'playwright-core';

type Plane = [number, number];

/** The coordinates under the mouse as the screen gives them, ft of EPSG:2260. */
async function readPointer(page: Page, x: number, y: number): Promise<Plane> {
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  const text = await page
    .locator('.map-readout')
    .filter({ hasText: /E [\d.]+, N [\d.]+/ })
    .textContent();
  const [, easting, northing] = /E ([\d.]+), N ([\d.]+)/.exec(text ?? '')!;
  return [Number(easting), Number(northing)];
}

interface Scale {
  /** Pixels of the page at a place. */
  pixelAt(place: Plane): { x: number; y: number };
  feetPerPixel: number;
}

/** How the map lies on the page now, found from what the screen says under the mouse. */
async function readScale(page: Page): Promise<Scale> {
  const box = (await page.locator('.map-frame').boundingBox())!;
  const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.3];
  const [dx, dy] = [box.width * 0.4, box.height * 0.4];
  const [east, north] = await readPointer(page, x, y);
  const [farEast, farNorth] = await readPointer(page, x + dx, y + dy);
  const feetPerPixel = (farEast - east) / dx;
  const feetPerPixelDown = (farNorth - north) / dy;
  return {
    feetPerPixel,
    pixelAt: (place) => ({ x: x + (place[0] - east) / feetPerPixel, y: y + (place[1] - north) / feetPerPixelDown }),
  };
}

/** Zooms in with the wheel, as a user does, until a pixel is less than half a foot, and clicks the place. */
export async function clickOnMap(page: Page, place: Plane): Promise<void> {
  let scale = await readScale(page);
  for (let turn = 0; scale.feetPerPixel > 0.5; turn += 1) {
    if (turn > 40) throw new Error(`The map does not zoom in: a pixel is ${scale.feetPerPixel} ft.`);
    const { x, y } = scale.pixelAt(place);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -240);
    await page.waitForTimeout(400);
    scale = await readScale(page);
  }
  const { x, y } = scale.pixelAt(place);
  await page.mouse.click(x, y);
}
