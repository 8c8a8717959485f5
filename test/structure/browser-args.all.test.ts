import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { BROWSER_ARGS } from '../browser-args';
import { findBrowser } from '../setup/browsers/find-browser.mjs';

const OPTION = '--disable-features=';

const featuresOff = (args: readonly string[]): string[] =>
  args.filter((arg) => arg.startsWith(OPTION)).flatMap((arg) => arg.slice(OPTION.length).split(','));

test('what Playwright turns off in Chromium is off in browser tests, too', async () => {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--enable-automation'],
  });
  try {
    const session = await browser.newBrowserCDPSession();
    const { arguments: args } = await session.send('Browser.getBrowserCommandLine');
    expect(featuresOff(args).length).toBeGreaterThan(5);
    expect(featuresOff(args).filter((feature) => !featuresOff(BROWSER_ARGS).includes(feature))).toEqual([]);
  } finally {
    await browser.close();
  }
});
