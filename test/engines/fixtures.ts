import { test as base, expect } from '@playwright/test';
import { controlStore, type Store } from '../e2e/fixtures/store-control';
import { startStore } from '../e2e/fixtures/store-process';
import type { EnginePage } from './engine-page';
import { FIRST_SCRIPT } from './first-script';
import { openFront, type Front } from './front';
import { startEngine, type EngineName, type Started } from './start-engine';

export { expect };

interface TestFixtures {
  present: void;
  /** What an error of the page may name without failing the test; null for nothing. */
  expectedError: RegExp | null;
  /** A page of a new shopper; any error in it fails the test, but `expectedError`, which has to come. */
  shopper: EnginePage;
  /** The demo store, reset before each test. */
  store: Store;
  /** Serves a page of the test's own, and gives its path. */
  ownPage(html: string): string;
}

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  started: Started;
  served: { front: Front; store: Store };
}

/** `test` in another engine than Chromium; skipped where there is none. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  started: [
    async ({ engineName }, use) => {
      const started = await startEngine(engineName);
      await use(started);
      if (started.type === 'running') await started.engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const { url, stop } = await startStore('panel=off');
      const front = await openFront(url, FIRST_SCRIPT);
      await use({ front, store: controlStore(url) });
      await front.close();
      await stop();
    },
    { scope: 'worker' },
  ],

  present: [
    async ({ started }, use, testInfo) => {
      if (started.type === 'absent') testInfo.skip(true, started.why);
      await use();
    },
    { auto: true },
  ],
  expectedError: [null, { option: true }],
  store: async ({ served: { store } }, use) => {
    await store.reset();
    await use(store);
  },
  ownPage: async ({ served: { front } }, use) => {
    await use((html) => {
      front.pages.set('/own', html);
      return '/own';
    });
  },
  // Depends on the store first, because the store must be reset before the page makes requests.
  shopper: async ({ store: _store, served: { front }, started, expectedError }, use) => {
    if (started.type === 'absent') throw new Error(started.why);
    const page = await started.engine.open(front.url);
    await use(page);
    const errors = await page.errors();
    await page.close();
    const isExpected = (error: string) => !!expectedError?.test(error);
    expect(errors.some(isExpected), 'the expected error is there').toBe(!!expectedError);
    expect(
      errors.filter((error) => !isExpected(error)),
      'errors in the page',
    ).toEqual([]);
  },
});
