import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Page {
  google?: { maps?: string; payments?: { api?: { PaymentsClient: unknown } } };
}

const page = window as Page & Window;

/** Loads the script, as a page may do more than once. */
async function load() {
  vi.resetModules();
  await import('./install');
  return page.google?.payments?.api?.PaymentsClient;
}

const forget = () => {
  delete page.google;
  delete page.googlePaySimulator;
  delete page.googlePaySimulatorOptions;
};
beforeEach(forget);
afterEach(forget);

test('1: the script leaves alone what else a page has of Google’s', async () => {
  const google = { maps: 'a map' };
  page.google = google;
  expect(await load()).toBeTypeOf('function');
  expect(page.google).toBe(google);
  expect(google.maps).toBe('a map');
});

test('1: loaded a second time, it changes nothing', async () => {
  const first = await load();
  expect(await load()).toBe(first);
});

test('it takes the options that were written before it', async () => {
  page.googlePaySimulatorOptions = { mode: 'safari', account: 'ann' };
  await load();
  expect(page.googlePaySimulator?.options).toMatchObject({ mode: 'safari', account: 'ann', card: 'visa' });
});
