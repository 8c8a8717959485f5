import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { needChromium } from './need-chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** tsx wraps functions in a helper that does not exist in the page. */
const NAME_HELPER = 'globalThis.__name ??= (value) => value';

/** Opens the Chromium that tests drive. */
export async function openChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await needChromium(), args: [...ARGS, ...args] });
}

/** Opens a page of a browser with a profile on the disk, as shoppers have it, and not in a private window. */
export async function openProfile(): Promise<{ page: Page; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'karui-profile-'));
  const context = await chromium.launchPersistentContext(folder, { executablePath: await needChromium(), args: ARGS });
  await context.addInitScript(NAME_HELPER);
  return {
    page: context.pages()[0]!,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** A phone that speaks Japanese. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'ja-JP',
  // A shopper's: the default one names a headless browser, which the widget leaves out of its telemetry.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} satisfies BrowserContextOptions;

/** The same, tall enough that nothing needs scrolling: a scroll would be the page's first interaction. */
export const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 1600 } } satisfies BrowserContextOptions;

/** Opens a context without cache or cookies, whose pages can run functions that tsx has compiled. */
export async function freshContext(browser: Browser, options: BrowserContextOptions = PHONE): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(NAME_HELPER);
  return context;
}
