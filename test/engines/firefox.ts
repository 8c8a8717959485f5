import { firefox } from '@playwright/test';
import { collectPageErrors } from '../e2e/fixtures/page-errors';
import type { Engine } from './engine-page';
import { keptErrors } from './first-script';

/** In milliseconds; a loaded machine starts a browser slowly. */
const START_LIMIT = 30_000;

/** Starts a Firefox as its makers ship it, by WebDriver BiDi. Rejects when it can't be driven. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, timeout: START_LIMIT });
  return {
    async open(baseURL) {
      const context = await browser.newContext({ baseURL, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
      const heard = collectPageErrors(context);
      const page = await context.newPage();
      return {
        goto: async (path) => void (await page.goto(path)),
        evaluate: (run, arg) => page.evaluate(run as never, arg),
        press: (selector) => page.locator(selector).click(),
        picture: async () => (await page.screenshot()).toString('base64'),
        errors: async () => [...heard.unexpected(), ...(await page.evaluate(keptErrors))],
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
