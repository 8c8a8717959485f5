import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { test as appleTest } from './fixtures/apple-pay-scenario';
import { gotoBare } from './fixtures/bare-page';
import { BASE } from './fixtures/boot-page';
import { test as googleTest } from './fixtures/google-pay-scenario';

/** What a page has done to the prototype of all objects, before any other script. */
const DONE = {
  'is frozen': () => void Object.freeze(Object.prototype),
  'has a value': () => void Object.assign(Object.prototype, { value: 1, writable: true }),
  'has accessors': () => void Object.assign(Object.prototype, { get() {}, set() {} }),
} as const;

/** All files of the build but those for React, which are made for a bundle. */
const FILES = readdirSync(resolve(import.meta.dirname, `../../dist/${pkg.version}`)).filter((file) =>
  /^(?!react).*\.js$/.test(file),
);

/** Loads each built file. Gives the errors. */
const loadAll = (page: Page) =>
  page.evaluate(
    async ([base, files]) => {
      const errors: string[] = [];
      for (const file of files) await import(base + file).catch((error: unknown) => errors.push(`${file}: ${error}`));
      return errors;
    },
    [BASE, FILES] as const,
  );

for (const [what, act] of Object.entries(DONE)) {
  test(`every file loads where the prototype of all objects ${what}`, async ({ page }) => {
    await page.addInitScript(act);
    await gotoBare(page, '');
    expect(await loadAll(page)).toEqual([]);
  });

  test(`Buy It Now makes a cart where the prototype of all objects ${what}`, async ({ page, gotoProduct, store }) => {
    await page.addInitScript(act);
    await gotoProduct('sencha');
    await page.getByRole('button', { name: '今すぐ購入' }).click();
    await page.waitForURL('**/checkouts/**');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });

  appleTest(`Apple Pay makes an order where the prototype of all objects ${what}`, async ({ page, scenario }) => {
    await page.addInitScript(act);
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });

  googleTest(`Google Pay makes an order where the prototype of all objects ${what}`, async ({ page, scenario }) => {
    await page.addInitScript(act);
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
}
