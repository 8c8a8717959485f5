import { FORM, snippet } from '../e2e/fixtures/boot-page';
import { PLATFORM_RUNS } from '../../src/names';
import { expect, test } from './fixtures';
import { until } from './until';

/** A stand-in for the platform's script that is there at once, as from the cache: the earliest that it can come. */
const TAG = '<script type="module" src="data:text/javascript,window.theirsRan=true//portable-wallets/"></script>';

/** Heads of pages with the platform's tag, by a name for each. */
const HEADS: Readonly<Record<string, string>> = {
  behind: snippet + TAG,
  before: TAG + snippet,
  'behind, and waits for nothing': snippet + TAG.replace('<script', '<script async'),
};

const pageWith = (head: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>x</title>${head}</head><body>${FORM}</body></html>`;

test('the platform’s script, as early as it can come, does not run beside Karui', async ({ shopper, ownPage }) => {
  const ran = () => (window as { theirsRan?: boolean }).theirsRan === true;
  const started = () => performance.getEntriesByName('karui:start').length;
  for (const [where, head] of Object.entries(HEADS)) {
    await shopper.goto(ownPage(pageWith(head)));
    await until(shopper, 'the widget', started, null);
    expect(await shopper.evaluate(ran, null), where).toBe(false);
  }
  // It would run if it were let.
  await shopper.goto(ownPage(pageWith(snippet.replace(' data-karui>', ` ${PLATFORM_RUNS}$&`) + TAG)));
  await until(shopper, 'the platform’s script', ran, null);
});

test.describe('where the core does not come', () => {
  test.use({ expectedError: /missing\.js/ });

  test('the platform’s script gets the page', async ({ shopper, ownPage }) => {
    const ran = () => (window as { theirsRan?: boolean }).theirsRan === true;
    await shopper.goto(ownPage(pageWith(snippet.replace('/wallets.js', '/missing.js') + TAG)));
    await until(shopper, 'the platform’s script', ran, null);
  });
});
