import type { Page } from 'playwright-core';
import type { Spot } from './find-salt-spot.ts';

/** What a user does on the site check, by the names they read. */

export const answerBar = (page: Page) => page.getByRole('region', { name: 'Answer' });

export async function chooseKind(page: Page, words: string, kind: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Kind of facility or activity' }).fill(words);
  await page.getByRole('option', { name: kind }).click();
}

export async function placeByCoordinates(page: Page, { lat, lon }: Pick<Spot, 'lat' | 'lon'>): Promise<void> {
  await page.getByText('Type coordinates').click();
  await page.getByRole('textbox', { name: 'Coordinates' }).fill(`${lat}, ${lon}`);
  await page.getByRole('button', { name: 'Place it there' }).click();
}

export async function answerFact(page: Page, fact: RegExp, answer: 'Yes' | 'No' | 'Not known'): Promise<void> {
  await page.getByRole('group', { name: fact }).getByText(answer, { exact: true }).click();
}

/** Waits until the bar shows a settled answer that matches. */
export async function waitForAnswer(page: Page, words: RegExp): Promise<string> {
  const bar = answerBar(page)
    .filter({ hasText: words })
    .filter({ hasNotText: /Out of date/ });
  await bar.waitFor();
  return (await bar.textContent()) ?? '';
}
