import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { freshContext } from '../../perf/measure/open-chromium';
import { withStore } from '../../perf/measure/with-store';
import type { Store } from '../e2e/fixtures/store-control';
import { openShadowRoots } from '../e2e/fixtures/open-shadow-roots';
import { contactSheet, type Frame } from '../look-at-store/contact-sheet';
import { dialogs, type ShownDialog } from './dialogs';

/** Name of a sheet → the window, and how many pictures stand in a row. */
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, inRow: 5 },
  desktop: { viewport: { width: 1280, height: 800 }, inRow: 3 },
} as const;

type Window = (typeof WINDOWS)[keyof typeof WINDOWS];

/** How long a dialog comes, waits for its content and stands still, in milliseconds: a policy's grey lines stay for 0.8 s. */
const STILL = 1500;

/** A picture of a dialog, with the page around it. */
async function visit(browser: Browser, store: Store, { viewport }: Window, { open }: ShownDialog): Promise<Buffer> {
  await store.reset();
  const context = await freshContext(browser, { viewport, deviceScaleFactor: 1, locale: 'ja-JP' });
  try {
    await openShadowRoots(context);
    const page = await context.newPage();
    await open({
      context,
      page,
      store,
      async go(path, switches = {}) {
        await page.goto(`${store.url}${path}?${new URLSearchParams({ theme: 'a', panel: 'off', ...switches })}`);
      },
      press: () => page.locator('main shopify-accelerated-checkout').locator('> * >> button').first().click(),
    });
    await page.locator('dialog[lang=ja][open]').last().waitFor();
    await page.waitForTimeout(STILL);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/**
 * Writes a contact sheet for a phone and one for a desktop, with every dialog on the demo store's page. The built widget is looked at.
 *
 * @param folder is emptied first
 * @param tell is told each step, in a short line, before it begins
 * @returns the paths of what was written
 */
export async function lookAtDialogs(folder: string, tell: (line: string) => void): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  tell('opening the demo store and a browser …');
  await withStore(async (browser, store) => {
    for (const [name, window] of Object.entries(WINDOWS)) {
      const frames: Frame[] = [];
      for (const [at, dialog] of dialogs.entries()) {
        tell(`${name}, dialog ${at + 1} of ${dialogs.length}: ${dialog.label} …`);
        frames.push({ caption: dialog.label, picture: await visit(browser, store, window, dialog) });
      }
      const { inRow, viewport } = window;
      const title = `Every dialog at ${viewport.width} px`;
      const lines = [`Karui ${pkg.version}`];
      const file = join(folder, `${name}.png`);
      const sheet = { title, lines, frames, width: Math.min(viewport.width, 800), inRow };
      writeFileSync(file, await contactSheet(browser, sheet));
      files.push(file);
    }
  });
  return files;
}
