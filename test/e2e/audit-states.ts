import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { audit } from './audit.ts';
import { DESK, PHONE, type Running } from './run-product.ts';

/** A state of a screen: its sentence, its address, and how to bring it about. */
export type State = [string, string, (page: Page) => Promise<unknown>];

/** One test for each state at a desk and on a phone: axe finds nothing, and nothing reaches beyond the screen. */
export function auditEveryState(product: Running, states: readonly State[]): void {
  describe.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('on the screen of %s, axe finds nothing in', (_, viewport) => {
    it.each(states)('%s', (_state, address, bringAbout) =>
      product.withPage(
        async (page) => {
          await bringAbout(page);
          await audit(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        },
        address,
        { viewport },
      ),
    );
  });
}
