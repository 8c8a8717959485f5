import type { Browser } from '@playwright/test';
import { controlStore, type Store } from '../../test/e2e/fixtures/store-control';
import { startStore } from '../../test/e2e/fixtures/store-process';
import { needBuild } from './need-build';
import { openChromium } from './open-chromium';

/** Runs a measurement with a separate browser and demo store, and closes both. */
export async function withStore<T>(run: (browser: Browser, store: Store) => Promise<T>): Promise<T> {
  needBuild();
  const browser = await openChromium();
  try {
    const { url, stop } = await startStore();
    try {
      return await run(browser, controlStore(url));
    } finally {
      await stop();
    }
  } finally {
    await browser.close();
  }
}
