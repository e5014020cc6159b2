import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { auditEveryState, type State } from './audit-states.ts';
import { findSaltSpot, type Spot } from './find-salt-spot.ts';
import { runProduct } from './run-product.ts';
import { answerFact, chooseKind, placeByCoordinates, waitForAnswer } from './site-check-page.ts';

const product = runProduct();
let spot: Spot;

beforeAll(async () => {
  spot = await findSaltSpot(product.url);
});

async function checkSalt(page: Page): Promise<void> {
  await chooseKind(page, 'salt', /^Chloride salt storage/);
  await placeByCoordinates(page, spot);
  await waitForAnswer(page, /Information needed/);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const STATES: State[] = [
  ['the site check before anything is chosen', '/', (page) => heading(page, 'Site check')],
  [
    'the open list of kinds',
    '/',
    async (page) => {
      await page.getByRole('combobox', { name: /Kind/ }).fill('storage');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['an answer that needs facts', '/', checkSalt],
  [
    'a prohibition with the law opened and its line on the map',
    '/',
    async (page) => {
      await checkSalt(page);
      await answerFact(page, /weatherproof/, 'No');
      await answerFact(page, /vessels/, 'No');
      await waitForAnswer(page, /Prohibited/);
      await page
        .getByRole('button', { name: /^Show on map/ })
        .first()
        .click();
      await page.getByText("The law's words").first().click();
      await page.getByText('How this was worked out').click();
    },
  ],
  [
    'an answer on its way',
    '/',
    async (page) => {
      await page.route('**/api/evaluations', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        await route.continue().catch(() => undefined);
      });
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await placeByCoordinates(page, spot);
      await page.getByText('Measuring and judging…').waitFor();
    },
  ],
  [
    'no answer from the server',
    '/',
    async (page) => {
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await page.context().setOffline(true);
      await placeByCoordinates(page, spot);
      await page.getByText('The server did not answer.').waitFor();
    },
  ],
  [
    'a link the server refuses',
    '/?activity=cemetery&at=p_3_6_ypEg8-rz4sC&asOf=2026-02-31',
    (page) => waitForAnswer(page, /No answer/),
  ],
  ['a damaged link', '/?activity=cemetery&at=g12', (page) => page.getByText(/cannot be read/).waitFor()],
  [
    'a link to a kind that does not exist',
    '/?activity=casino',
    (page) => page.getByText(/is not known here/).waitFor(),
  ],
  [
    'every way to place a footprint opened, with a refusal',
    '/',
    async (page) => {
      for (const way of [
        'Find a tax-map number or address',
        'Use a GeoJSON file or a shapefile',
        'Type coordinates',
        'Placed: drawn',
      ])
        await page.getByText(way).click();
      await page.getByRole('button', { name: 'Place it there' }).click();
      await page.getByText('Type two coordinates').waitFor();
      await page.getByRole('textbox', { name: 'Tax-map number or address' }).fill('Sample');
      await page.getByRole('button', { name: 'Find it' }).click();
      await page
        .getByRole('button', { name: /^Use the whole parcel/ })
        .first()
        .waitFor();
    },
  ],
  [
    'the layers of the map opened, and its tools',
    '/',
    async (page) => {
      await page.getByText('Layers and legend').click();
      await page.getByRole('checkbox', { name: /zones/i }).first().waitFor();
      await page.getByRole('button', { name: 'Polygon' }).click();
    },
  ],
  ['the layers', '/layers', (page) => page.getByRole('heading', { name: 'Import a layer' }).waitFor()],
  [
    'an import refused',
    '/layers',
    async (page) => {
      const file = { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') };
      await page.getByLabel('Zipped shapefile or GeoJSON').setInputFiles(file);
      await page.getByText('This file cannot be imported').waitFor();
    },
  ],
  ['the ordinance', '/ordinance', (page) => page.getByText(/of \d+ provisions/).waitFor()],
  [
    'a search of the ordinance that finds nothing',
    '/ordinance',
    async (page) => {
      await page.getByText(/of \d+ provisions/).waitFor();
      await page.getByRole('searchbox').fill('xylophone');
      await page.getByText('No provision has these words.').waitFor();
    },
  ],
  ['an address that is no page', '/nowhere/at/all', (page) => heading(page, 'No such page')],
];

auditEveryState(product, STATES);
