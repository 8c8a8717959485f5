import { expect, test } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { takeEntries } from '../telemetry/take-entries';
import { soon } from '../host/page';
import { button, checkoutFlags, isBusy, onPressPage, open, operations, went } from './press-page';

onPressPage();

/** Listens as a page does for terms: after our own listeners. @returns lets clicks pass */
function askForTerms(): () => void {
  const terms = new AbortController();
  document.addEventListener('click', (event) => event.preventDefault(), { signal: terms.signal });
  return () => terms.abort();
}

test('a listener of the page that says no after ours stops a press, before its code is there and after it', async () => {
  await open(formHtml(hostHtml({})));
  const agree = askForTerms();
  button().click();
  expect(isBusy()).toBe(true);
  await soon(isBusy).toBe(false);
  await import('../../src/press');
  button().click();
  await soon(isBusy).toBe(false);
  agree();
  button().click();
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  expect([operations(), went.length]).toEqual([['cartCreate'], 1]);
});

test('a listener of the page that says no after ours stops a press that would end at once', async () => {
  await open(formHtml(hostHtml({})).replace('value="2"', 'value="0"'));
  await import('../../src/press');
  const agree = askForTerms();
  takeEntries();
  button().click();
  await new Promise((passed) => setTimeout(passed));
  agree();
  expect(takeEntries()).toEqual([]);
  button().click();
  await soon(() => document.querySelector('body > div') !== null).toBe(true);
});
