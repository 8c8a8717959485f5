import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeComes, interact, openPage } from './open-page';

/** Called when the page's style sheets are read, for a theme's older rules. What is done with these has tests in browsers. */
const read = vi.fn(() => []);

/** What waits until the page is idle. */
let waiting: (() => void)[];

/** The page is idle, and then all that begins is done. */
async function idle(): Promise<void> {
  for (const run of waiting.splice(0)) run();
  await codeComes();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  read.mockClear();
  Object.defineProperty(Object.getPrototypeOf(document), 'styleSheets', { configurable: true, get: read });
  document.body.innerHTML = '<form><shopify-accelerated-checkout></shopify-accelerated-checkout></form>';
  await openPage(document.querySelector('shopify-accelerated-checkout')!);
});
afterEach(() => vi.unstubAllGlobals());

/** The companion comes to a page whose host has these attributes. */
async function openWith(attribute?: string): Promise<void> {
  const host = document.querySelector('shopify-accelerated-checkout')!;
  host.removeAttribute('disable-compat');
  if (attribute) host.setAttribute(attribute, '');
  await interact();
  const { startCompanion } = await import('../../src/companion/start-companion');
  await startCompanion();
}

test('a theme’s older rules are looked at when the page is idle after its first interaction, and no earlier', async () => {
  await idle();
  expect(read).not.toHaveBeenCalled();
  await openWith();
  expect(read).not.toHaveBeenCalled();
  await idle();
  expect(read).toHaveBeenCalledTimes(1);
});

test('they are not looked at where the host says so', async () => {
  await openWith('disable-compat');
  await idle();
  expect(read).not.toHaveBeenCalled();
});

test('they are not looked at for a shopper who saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  await openWith();
  await idle();
  expect(read).not.toHaveBeenCalled();
});
