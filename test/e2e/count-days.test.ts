import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auditEveryState, type State } from './audit-states.ts';
import { runProduct } from './run-product.ts';

const product = runProduct();

const TEN_DAYS = '/count-days?start=2026-12-15&days=10&roll=yes';

const dueHeading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Due / });
const waitForDue = (page: Page, day: string) => page.getByRole('heading', { level: 2, name: `Due ${day}` }).waitFor();

async function ask(page: Page, start: string, days: string): Promise<void> {
  await page.getByLabel('Day of the event').fill(start);
  await page.getByLabel('Number of days').fill(days);
  await page.getByRole('button', { name: 'Count' }).click();
}

describe('counting days on the screen', () => {
  it('is reached from the others, and gives the day due in words with every step and its section', () =>
    product.withPage(async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Count days' }).click();
      await page.getByRole('heading', { level: 1, name: 'Count days' }).waitFor();
      await ask(page, '2026-12-15', '10');
      await waitForDue(page, 'Monday, December 28, 2026');
      await page.getByText('The last day counted is Friday, December 25, 2026; it rolls.').waitFor();
      const steps = await page.getByRole('list').filter({ hasText: 'Day 10' }).getByRole('listitem').allInnerTexts();
      expect(steps).toHaveLength(7);
      expect(steps[3]).toMatch(/Friday, December 25, 2026\s+Christmas Day, a public holiday.*§§ 24, 25-a/s);
      expect(new URL(page.url()).search).toBe('?start=2026-12-15&days=10&roll=yes');
    }));

  it('does not roll where the box is not ticked, and says so', () =>
    product.withPage(async (page) => {
      await waitForDue(page, 'Monday, December 28, 2026');
      await page.getByText(/^An end on a Saturday/).click();
      await page.getByRole('button', { name: 'Count' }).click();
      await waitForDue(page, 'Friday, December 25, 2026');
      await page.getByText(/Rolling is off/).waitFor();
      expect(new URL(page.url()).searchParams.get('roll')).toBe('no');
      await page.goBack();
      await waitForDue(page, 'Monday, December 28, 2026');
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    }, TEN_DAYS));

  it('can be asked with the keyboard alone', () =>
    product.withPage(async (page) => {
      await page.getByLabel('Number of days').focus();
      await page.keyboard.type('30');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await dueHeading(page).waitFor();
      expect(new URL(page.url()).search).toMatch(/^\?start=\d{4}-\d\d-\d\d&days=30&roll=no$/);
    }, '/count-days'));

  it.each(['Asia/Tokyo', 'America/Los_Angeles'])('names the same days in a browser in %s', (timezoneId) =>
    product.withPage((page) => waitForDue(page, 'Monday, December 28, 2026'), TEN_DAYS, { timezoneId }),
  );

  it('asks for what is missing at its field, and asks the server nothing', () =>
    product.withPage(async (page) => {
      await ask(page, '', 'ten');
      await page.getByText('Give the day of the event').waitFor();
      await page.getByText('Give a whole number of days.').waitFor();
      expect(new URL(page.url()).search).toBe('');
    }, '/count-days'));
});

const STATES: State[] = [
  ['before anything is asked', '/count-days', (page) => page.getByRole('button', { name: 'Count' }).waitFor()],
  ['an answer', TEN_DAYS, (page) => dueHeading(page).waitFor()],
  [
    'fields that are missing',
    '/count-days',
    async (page) => {
      await ask(page, '', '');
      await page.getByText('Give a whole number of days.').waitFor();
    },
  ],
  [
    'a link past the calendar',
    '/count-days?start=2060-12-15&days=30',
    (page) => page.getByText(/covers 1989-01-01 to 2060-12-31/).waitFor(),
  ],
  [
    'a link the server refuses',
    '/count-days?start=2026-02-31&days=many',
    async (page) => {
      await page.getByText('start must be a date that exists').waitFor();
      await page.getByText('days must be a whole number from 0 to 3,660').waitFor();
    },
  ],
  [
    'no answer from the server',
    '/count-days',
    async (page) => {
      await page.getByRole('button', { name: 'Count' }).waitFor();
      await page.context().setOffline(true);
      await ask(page, '2026-12-15', '10');
      await page.getByText('The server did not answer.').waitFor();
    },
  ],
  [
    'no settings from the server',
    '/count-days',
    async (page) => {
      await page.route('**/api/settings', (route) => route.abort());
      await page.reload();
      await page.getByText('The settings could not be loaded').waitFor();
    },
  ],
  [
    'an answer on its way',
    '/count-days',
    async (page) => {
      await page.route('**/api/deadlines', () => undefined);
      await ask(page, '2026-12-15', '10');
      await page.getByText('Counting…').waitFor();
    },
  ],
];

auditEveryState(product, STATES);
