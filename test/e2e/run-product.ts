import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Running {
  readonly url: string;
  /** Opens an address of the product in a browser without a past, and closes it after the run; a fault of the page fails it. */
  withPage(run: (page: Page) => Promise<void>, address?: string, options?: BrowserContextOptions): Promise<void>;
}

/** The product and a browser for the tests of one file. */
export function runProduct(): Running {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
  return {
    get url() {
      return product.url;
    },
    async withPage(run, address = '/', options = {}) {
      const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
      try {
        const page = await context.newPage();
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        await page.goto(new URL(address, product.url).href);
        await run(page);
        if (faults.length > 0) throw new Error(`The page failed: ${faults.join('; ')}`);
      } finally {
        await context.close();
      }
    },
  };
}
