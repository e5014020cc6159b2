import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Layers } from '../../server/http/contract/layers.ts';
import { dbfOf, shapefileZip, shpOf } from '../fixtures/shapefile.ts';
import { zipOf } from '../fixtures/zip.ts';
import { audit } from './audit.ts';
import { runProduct } from './run-product.ts';

const product = runProduct();

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

const NAD83 =
  'GEOGCS["NAD83",DATUM["North_American_Datum_1983",SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]';
const oneBrook = (name: string, dbf: Buffer) => [
  {
    path: `${name}.shp`,
    bytes: shpOf('line', [
      [
        [
          [-73.87, 41.21],
          [-73.868, 41.212],
        ],
      ],
    ]),
  },
  { path: `${name}.dbf`, bytes: dbf },
  { path: `${name}.prj`, bytes: Buffer.from(NAD83) },
];
const TWO_SHAPEFILES = zipOf(
  ['upper', 'lower'].flatMap((name) => oneBrook(name, dbfOf('NAME', 20, [`${name} brook`]))),
);

/** Runs on the layers screen with a file chosen as watercourses. */
const withFile = (file: Buffer, name: string, run: (page: Page) => Promise<void>) =>
  product.withPage(async (page) => {
    await choose(page, file, name);
    await run(page);
  }, '/layers');

async function choose(page: Page, file: Buffer, name: string): Promise<void> {
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
  it('shows what was read, and is gone when cancelled', () =>
    withFile(BROOKS, 'brooks.zip', async (page) => {
      const before = await watercourseLayers();
      await page.getByRole('heading', { name: 'What was read' }).waitFor();
      await audit(page);
      await page.getByRole('button', { name: 'Cancel this import' }).click();
      await page.getByLabel('Zipped shapefile or GeoJSON').waitFor();
      expect(await watercourseLayers()).toEqual(before);
    }));

  it('cannot be confirmed before its guesses are checked', () =>
    withFile(BROOKS, 'brooks.zip', async (page) => {
      expect(await page.getByRole('button', { name: 'Import 2 features' }).isDisabled()).toBe(true);
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('GNIS_NAME');
    }));

  it('becomes the first version of its layer when confirmed', () =>
    withFile(BROOKS, 'brooks.zip', async (page) => {
      await page.getByLabel('Layer name').fill('Brooks by hand');
      await page.getByLabel(/^Accuracy/).fill('5');
      await page.getByRole('button', { name: 'Check and preview' }).click();
      await page.getByRole('button', { name: 'Import 2 features' }).click();
      await page.getByText('It is now watercourses/Brooks by hand@1').waitFor();
      await audit(page);
      expect(await watercourseLayers()).toContain('watercourses/Brooks by hand@1');
      await page.getByRole('table', { name: 'Brooks by hand' }).waitFor();
    }));

  it('says in a sentence what is missing, at its field', () =>
    withFile(BROOKS, 'brooks.zip', async (page) => {
      await page.getByLabel(/^Accuracy/).fill('wide');
      await page.getByRole('button', { name: 'Check and preview' }).click();
      await page.getByRole('alert').first().waitFor();
      await audit(page);
      expect(await page.getByRole('button', { name: 'Import 2 features' }).isDisabled()).toBe(true);
    }));

  it('asks which shapefile is meant where a zip holds several', () =>
    withFile(TWO_SHAPEFILES, 'two.zip', async (page) => {
      await page.getByText('lower (1 line)', { exact: true }).click();
      await audit(page);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('heading', { name: 'What was read' }).waitFor();
      expect(await page.getByRole('definition').first().textContent()).toBe('1');
    }));
});
