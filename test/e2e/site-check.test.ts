import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSaltSpot, type Spot } from './find-salt-spot.ts';
import { clickOnMap } from './map-pointer.ts';
import { PHONE, runProduct } from './run-product.ts';
import { answerBar, answerFact, chooseKind, placeByCoordinates, waitForAnswer } from './site-check-page.ts';

const product = runProduct();
const { withPage } = product;
let spot: Spot;

beforeAll(async () => {
  spot = await findSaltSpot(product.url);
});

const textOf = async (found: Locator) => (await found.textContent()) ?? '';

const saltFinding = (page: Page) => textOf(page.getByRole('listitem').filter({ hasText: '§ 223-22D(13)(a)' }));

describe('a salt storage 120 ft from a brook in Zone 3', () => {
  it('is drawn on the map, read as prohibited, and no longer so in a weatherproof building', () =>
    withPage(async (page) => {
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await page.getByRole('button', { name: 'Point', exact: true }).click();
      await clickOnMap(page, [spot.easting, spot.northing]);
      await waitForAnswer(page, /Information needed/);

      await answerFact(page, /weatherproof/, 'No');
      await answerFact(page, /vessels/, 'No');
      expect(await waitForAnswer(page, /Prohibited/)).toMatch(/Zone 3/);
      const finding = await saltFinding(page);
      const [, feet] = /([\d.]+) ft from (?:the )?.*; 500 required; short by/.exec(finding) ?? [];
      expect(Math.abs(Number(feet) - spot.distanceFt)).toBeLessThan(1);
      expect(finding).toContain(spot.brook);

      await answerFact(page, /weatherproof/, 'Yes');
      expect(await waitForAnswer(page, /Clear|Conditional/)).not.toMatch(/Prohibited/);
    }));

  it('can be checked with the keyboard alone', () =>
    withPage(async (page) => {
      const tabTo = async (name: RegExp) => {
        for (let press = 0; press < 120; press += 1) {
          await page.keyboard.press('Tab');
          const focused = await page.locator(':focus').evaluateAll(([element]) => {
            const own = element?.getAttribute('aria-label') ?? (element as HTMLInputElement)?.labels?.[0]?.textContent;
            const group = element?.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
            return `${own ?? (element as HTMLElement)?.textContent ?? ''} ${group}`;
          });
          if (name.test(focused)) return;
        }
        throw new Error(`The Tab key never reaches ${name}`);
      };
      await tabTo(/Kind of facility/);
      await page.keyboard.type('salt storage');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await tabTo(/^Type coordinates/);
      await page.keyboard.press('Enter');
      await tabTo(/^Coordinates/);
      await page.keyboard.type(`${spot.lat}, ${spot.lon}`);
      await page.keyboard.press('Enter');
      await waitForAnswer(page, /Information needed/);
      await tabTo(/weatherproof/);
      await page.keyboard.press('ArrowUp');
      await tabTo(/vessels/);
      await page.keyboard.press('ArrowUp');
      await waitForAnswer(page, /Prohibited/);
      await tabTo(/^Show on map/);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^Shown on map/);
      await tabTo(/law's words/);
      await page.keyboard.press('Enter');
      await page.getByText('Storage of chloride salts is prohibited within').waitFor();
    }));

  it('can be placed on the map with the keyboard alone', () =>
    withPage(async (page) => {
      await chooseKind(page, 'cemetery', /^Cemetery/);
      await page.getByRole('button', { name: 'Point', exact: true }).press('Enter');
      const place = page.getByRole('button', { name: 'Place point here' });
      await expect.poll(() => place.isEnabled()).toBe(true);
      await place.press('Enter');
      const placed = page.getByText(/^Placed: point/);
      const first = await textOf(placed);
      await page.getByRole('button', { name: 'North 10 ft' }).press('Enter');
      await expect.poll(() => textOf(placed)).not.toBe(first);
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect.poll(() => textOf(placed)).toBe(first);
      await waitForAnswer(page, /Cemetery/);
    }));

  it('is the same where its link is opened', () =>
    withPage(
      async (page) => {
        await chooseKind(page, 'salt', /^Chloride salt storage/);
        await placeByCoordinates(page, spot);
        await waitForAnswer(page, /Information needed/);
        await answerFact(page, /weatherproof/, 'No');
        await answerFact(page, /vessels/, 'No');
        const answer = await waitForAnswer(page, /Prohibited/);
        const findings = await textOf(page.locator('.results'));
        await page.getByRole('button', { name: 'Copy link' }).click();
        await page.getByText('The link is copied.').waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await withPage(async (elsewhere) => {
          expect(await waitForAnswer(elsewhere, /Prohibited/)).toBe(answer);
          expect(await textOf(elsewhere.locator('.results'))).toBe(findings);
        }, link);
      },
      '/',
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('has the law a click away, with the focus on the paragraph cited', () =>
    withPage(async (page) => {
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await placeByCoordinates(page, spot);
      await waitForAnswer(page, /Information needed/);
      await page.getByRole('link', { name: '§ 223-22D(13)(a)' }).click();
      await expect
        .poll(() => page.locator(':focus').textContent())
        .toMatch(/§ 223-22D\(13\)\(a\).*Storage of chloride salts is prohibited/);
      await page.goBack();
      await waitForAnswer(page, /Information needed/);
    }));

  it('goes back and forward through its steps', () =>
    withPage(async (page) => {
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await placeByCoordinates(page, spot);
      await waitForAnswer(page, /Information needed/);
      await page.goBack();
      await waitForAnswer(page, /Place its footprint/);
      await page.goForward();
      await waitForAnswer(page, /Information needed/);
      await page.goBack();
      await page.goBack();
      await waitForAnswer(page, /Choose what is proposed and place it/);
      await expect.poll(() => page.getByRole('combobox', { name: /Kind/ }).inputValue()).toBe('');
    }));

  it('keeps an opened link as it is, so that "back" leaves it', () =>
    withPage(async (page) => {
      await page.goto(new URL('/?activity=cemetery&at=g12&accuracy=wide', product.url).href);
      await expect.poll(() => page.getByRole('combobox', { name: /Kind/ }).inputValue()).toMatch(/^Cemetery/);
      await page.getByText(/The footprint in this link cannot be read/).waitFor();
      await page.waitForTimeout(1_000);
      expect(page.url()).toContain('/?activity=cemetery&at=g12&accuracy=wide');
      await page.goBack();
      expect(page.url()).toBe(new URL('/', product.url).href);
    }));

  it('can be checked on a phone', () =>
    withPage(
      async (page) => {
        await chooseKind(page, 'salt', /^Chloride salt storage/);
        await placeByCoordinates(page, spot);
        await waitForAnswer(page, /Information needed/);
        await answerFact(page, /weatherproof/, 'No');
        await answerFact(page, /vessels/, 'No');
        await waitForAnswer(page, /Prohibited/);
        expect(await saltFinding(page)).toMatch(/short by/);
        expect(await textOf(answerBar(page))).toContain('not for determinations');
      },
      '/',
      { viewport: PHONE },
    ));

  it('is said to be not known where the server does not answer, and is asked again on request', () =>
    withPage(async (page) => {
      await chooseKind(page, 'salt', /^Chloride salt storage/);
      await page.context().setOffline(true);
      await placeByCoordinates(page, spot);
      await waitForAnswer(page, /No answer/);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await waitForAnswer(page, /Information needed/);
    }));
});
