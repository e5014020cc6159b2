import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { runProduct } from './run-product.ts';
import { answerFact, chooseKind, placeByCoordinates, waitForAnswer } from './site-check-page.ts';

const product = runProduct();

const PLACE = { lat: 41.215, lon: -73.87 };

const geoJson = (geometry: unknown) => ({
  name: 'footprint.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'Feature', properties: {}, geometry })),
});

async function placeFile(page: Page, geometry: unknown): Promise<void> {
  await page.getByText('Use a GeoJSON file or a shapefile').click();
  await page.getByLabel('GeoJSON or zipped shapefile').setInputFiles(geoJson(geometry));
}

const circle = (vertices: number) => {
  const ring = Array.from({ length: vertices }, (_, index) => {
    const angle = (2 * Math.PI * index) / vertices;
    return [PLACE.lon + 0.001 * Math.cos(angle), PLACE.lat + 0.001 * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
};

describe('without the map a footprint is placed', () => {
  it('as a rectangle round a point in State Plane feet', () =>
    product.withPage(async (page) => {
      await chooseKind(page, 'cemetery', /^Cemetery/);
      await page.getByText('Type coordinates').click();
      await page.getByLabel('Shape', { exact: true }).selectOption('rectangle');
      await page.getByLabel('Coordinates of the centre').fill('E 665442.9, N 868153.1');
      await page.getByLabel(/^East–west/).fill('200');
      await page.getByLabel(/^North–south/).fill('100');
      await page.getByRole('button', { name: 'Place it there' }).click();
      await page.getByText(/^Placed: polygon with 4 vertices/).waitFor();
      await waitForAnswer(page, /Zone \d governs/);
    }));

  it('by an address of the parcels layer, with the accuracy of an address', () =>
    product.withPage(async (page) => {
      await page.getByText('Find a tax-map number or address').click();
      await page.getByRole('textbox', { name: 'Tax-map number or address' }).fill('Sample');
      await page.getByRole('button', { name: 'Find it' }).click();
      await page
        .getByRole('button', { name: /^Use the whole parcel/ })
        .first()
        .click();
      await page.getByText(/^Placed: polygon/).waitFor();
      await page.getByText('Placed: from an address or parcel (± 100 ft)').waitFor();
    }));

  it('by a GeoJSON file', () =>
    product.withPage(async (page) => {
      await placeFile(page, circle(24));
      await page.getByText(/^Placed: polygon with 24 vertices/).waitFor();
    }));

  it('not by a file that holds none, which is said in a sentence', () =>
    product.withPage(async (page) => {
      await placeFile(page, { type: 'GeometryCollection', geometries: [] });
      await page.getByText('This file cannot be used').waitFor();
    }));

  it('even where it is too long for a link, which then says so', () =>
    product.withPage(async (page) => {
      await chooseKind(page, 'cemetery', /^Cemetery/);
      await placeFile(page, circle(3000));
      await waitForAnswer(page, /Zone \d governs/);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText(/too many vertices for a link/).waitFor();
      await page.reload();
      await waitForAnswer(page, /Zone \d governs/);
    }));
});

describe('a footprint placed by a survey', () => {
  it('counts as drawn once it is moved on the map, so that it does not keep the accuracy of the survey', () =>
    product.withPage(async (page) => {
      await chooseKind(page, 'cemetery', /^Cemetery/);
      await placeByCoordinates(page, PLACE);
      await page.getByText('Placed: drawn on the map').click();
      await page.getByLabel('How was it placed?').selectOption('surveyed');
      await page.getByText('Placed: by a licensed survey (± 0.1 ft)').waitFor();
      await page.getByRole('button', { name: 'North 10 ft' }).click();
      await page.getByText('Placed: drawn on the map or typed (± 15 ft)').waitFor();
    }));
});

describe('the answer', () => {
  it('is always that of the newest question, also where an older one takes longer', () =>
    product.withPage(async (page) => {
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await placeByCoordinates(page, PLACE);
      await waitForAnswer(page, /Information needed/);
      let held = 0;
      await page.route('**/api/evaluations', async (route) => {
        held += 1;
        if (held === 1) await new Promise((resolve) => setTimeout(resolve, 3_000));
        await route.continue().catch(() => undefined);
      });
      await answerFact(page, /weatherproof/, 'Yes');
      await expect.poll(() => held).toBe(1);
      await answerFact(page, /weatherproof/, 'No');
      await answerFact(page, /vessels/, 'No');
      await waitForAnswer(page, /Prohibited/);
      await page.waitForTimeout(3_500);
      await waitForAnswer(page, /Prohibited/);
    }));
});
