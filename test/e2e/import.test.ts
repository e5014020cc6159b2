import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layers } from '../../server/http/contract/layers.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { dbfOf, shapefileZip, shpOf } from '../fixtures/shapefile.ts';
import { audit } from './audit.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  ).newPage();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const BROOKS = shapefileZip(
  shpOf('line', [
    [
      [
        [-73.87, 41.21],
        [-73.868, 41.212],
      ],
    ],
    [
      [
        [-73.872, 41.214],
        [-73.87, 41.216],
      ],
    ],
  ]),
  { dbf: dbfOf('GNIS_NAME', 20, ['Upper brook', 'Lower brook']) },
  'brooks',
);

async function choose(file: Buffer, name: string): Promise<void> {
  await page.goto(`${product.url}/layers`);
  await page.getByLabel('What is it?').selectOption('watercourses');
  const bytes = { name, mimeType: 'application/zip', buffer: file };
  await page.getByLabel('Zipped shapefile or GeoJSON').setInputFiles(bytes);
}

async function watercourseLayers(): Promise<string[]> {
  const { roles } = (await (await fetch(`${product.url}/api/layers`)).json()) as Layers;
  const { layers } = roles.find(({ role }) => role === 'watercourses')!;
  return layers.flatMap(({ versions }) => versions.map(({ label }) => label));
}

describe('an import by the screen', () => {
  it('shows what was read, and is gone when cancelled', async () => {
    const before = await watercourseLayers();
    await choose(BROOKS, 'brooks.zip');
    await page.getByRole('heading', { name: 'What was read' }).waitFor();
    await audit(page);
    await page.getByRole('button', { name: 'Cancel this import' }).click();
    await page.getByLabel('Zipped shapefile or GeoJSON').waitFor();
    expect(await watercourseLayers()).toEqual(before);
  });

  it('cannot be confirmed before its guesses are checked', async () => {
    await choose(BROOKS, 'brooks.zip');
    expect(await page.getByRole('button', { name: 'Import 2 features' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('GNIS_NAME');
  });

  it('becomes the first version of its layer when confirmed', async () => {
    await choose(BROOKS, 'brooks.zip');
    await page.getByLabel('Layer name').fill('Brooks by hand');
    await page.getByLabel(/^Accuracy/).fill('5');
    await page.getByRole('button', { name: 'Check and preview' }).click();
    await page.getByRole('button', { name: 'Import 2 features' }).click();
    await page.getByText('It is now watercourses/Brooks by hand@1').waitFor();
    await audit(page);
    expect(await watercourseLayers()).toContain('watercourses/Brooks by hand@1');
    await page.getByRole('region', { name: 'Versions of Brooks by hand' }).waitFor();
  });

  it('says in a sentence what is missing, at its field', async () => {
    await choose(BROOKS, 'brooks.zip');
    await page.getByLabel(/^Accuracy/).fill('wide');
    await page.getByRole('button', { name: 'Check and preview' }).click();
    await page.getByRole('alert').first().waitFor();
    await audit(page);
    expect(await page.getByRole('button', { name: 'Import 2 features' }).isDisabled()).toBe(true);
  });
});
