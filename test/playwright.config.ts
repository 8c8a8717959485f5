import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import { BROWSER_ARGS } from './browser-args';
import type { EngineOptions } from './engines/fixtures';
import { hideFonts } from './setup/browsers/bare-machine.mjs';
import { findBrowser, findHeadlessShell } from './setup/browsers/find-browser.mjs';
import { testsAll } from './combinations';
import { WHOLE_BROWSER } from './whole-browser';

const results = resolve(import.meta.dirname, '../test-results');

hideFonts();
const executablePath = await findBrowser();
if (!executablePath) throw new Error('No Chromium was found: npm test installs one, or set CHROME_PATH.');

/** Other engines run the few tests of `engines/`; an engine that is not installed is skipped, see `start-engine.ts`. */
const engine = (
  engineName: EngineOptions['engineName'],
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOptions> => ({
  name: engineName,
  testDir: 'engines',
  // All tests share one browser, and a trace is Chromium's.
  fullyParallel: false,
  workers: 1,
  use: { engineName, trace: 'off' },
});

/** Playwright's options for one program and the tests that it runs. */
const chromium = (
  name: string,
  program: string,
  tests: Pick<Project, 'grep' | 'grepInvert'>,
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOptions> => ({
  name,
  testDir: 'e2e',
  // What multiplies stands in files of its own.
  testIgnore: testsAll ? [] : '**/*.all.spec.ts',
  ...tests,
  use: {
    browserName: 'chromium',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A shopper's: the default one names a headless browser, which the widget leaves out of its telemetry.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    // A trace costs a fifth of the time: `npm run e2e -- --trace on` when one is wanted.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: program,
      // As shoppers have it: a window that no click has asked for is blocked, and a page that is left is kept for when they come back.
      ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
      args: [...BROWSER_ARGS],
    },
  },
});

const shell = findHeadlessShell();
const wholeBrowser = new RegExp(WHOLE_BROWSER);

export default defineConfig<object, EngineOptions>({
  // Below the folder of the reports: Playwright empties it before it starts.
  outputDir: resolve(results, 'e2e'),
  reporter: [['list'], ['json', { outputFile: resolve(results, 'e2e.json') }]],
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // More than the two cores of a small machine: a test waits for its store and its browser more than it works.
  workers: 3,
  // CI machines are shared, and a browser may get no processor time for seconds. What passes at its second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // A test takes about a second; the rest is for a machine that is slow or shared.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // In this order: each of the other engines has one worker, and would keep the rest waiting at the end.
  projects: [
    ...(testsAll ? [engine('firefox'), engine('webkitgtk')] : []),
    chromium('chromium', executablePath, shell ? { grep: wholeBrowser } : {}),
    ...(shell ? [chromium('headless-shell', shell, { grepInvert: wholeBrowser })] : []),
  ],
});
