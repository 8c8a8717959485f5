import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from '../browser-args';
import { findBrowser } from '../setup/browsers/find-browser.mjs';

const executablePath = await findBrowser();
if (!executablePath) throw new Error('No Chromium was found: npm test installs one, or set CHROME_PATH.');

/** `npm run frameworks`: storefronts of several frameworks, each installed from its own package.json. */
export default defineConfig({
  outputDir: resolve(import.meta.dirname, '../../test-results/frameworks'),
  reporter: [['list']],
  forbidOnly: !!process.env['CI'],
  // A bundler takes all cores.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { browserName: 'chromium', locale: 'ja-JP', launchOptions: { executablePath, args: [...BROWSER_ARGS] } },
});
