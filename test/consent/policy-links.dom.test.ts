import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policyLinks } from '../../src/ui/policy-link';
import { noteClosedRoots } from '../policy/closed-roots';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };

let roots: ShadowRoot[];
let stop: () => void;
const network = vi.fn<typeof fetch>(async () =>
  Response.json({ data: { shop: { subscriptionPolicy: { body: '解約' } } } }),
);

beforeEach(() => {
  roots = noteClosedRoots();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  document.body.innerHTML = `<form><span id="shopify-subscription-policy-button" tabindex="0">解約<b>ポリシー</b></span>
    <a href="https://markets.example/terms" data-managed-markets="terms">規約</a><i>他</i></form>`;
  stop = policyLinks(document.querySelector('form')!, SHOP);
});

afterEach(() => {
  stop();
  roots.forEach((root) => root.querySelector('dialog')?.close());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function fire(selector: string, event: Event): boolean {
  document.querySelector(selector)!.dispatchEvent(event);
  return event.defaultPrevented;
}
const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

/** The titles of the dialogs that have been opened, once there is one. */
async function titles(): Promise<(string | null | undefined)[]> {
  await vi.waitUntil(() => roots.length > 0);
  return roots.map((root) => root.querySelector('h2')?.textContent);
}

const POLICY = '定期購入のキャンセルポリシー';

test.each<[string, string, () => Event, string]>([
  ['a click on the button', 'span', click, POLICY],
  ['a click on what stands in it', 'b', click, POLICY],
  ['Enter', 'span', () => key('Enter'), POLICY],
  ['Space, which would scroll', 'span', () => key(' '), POLICY],
  ['a click on a link to managed markets', 'a', click, '利用規約'],
])('%s opens the policy', async (_what, selector, event, title) => {
  expect(fire(selector, event())).toBe(true);
  expect(await titles()).toEqual([title]);
});

test.each<[string, string, () => Event]>([
  ['a click elsewhere', 'i', click],
  ['another key', 'span', () => key('a')],
  ['Enter on a link, which the browser makes a click', 'a', () => key('Enter')],
  ['a click that asks for a new tab', 'a', () => click({ ctrlKey: true })],
  ['the same on a Mac', 'a', () => click({ metaKey: true })],
  ['a click that asks for a new window', 'a', () => click({ shiftKey: true })],
  ['pointing', 'span', () => new Event('pointerover', { bubbles: true, cancelable: true })],
])('%s opens nothing and is left to the browser', async (_what, selector, event) => {
  // Only what we have a hand in is of interest: no other site is to be visited.
  document.querySelector('a')!.addEventListener('click', (other) => queueMicrotask(() => other.preventDefault()));
  expect(fire(selector, event())).toBe(false);
  await vi.dynamicImportSettled();
  expect(roots).toEqual([]);
});

test('two presses while the code is on its way open one dialog', async () => {
  fire('span', click());
  fire('span', click());
  fire('a', click());
  expect(await titles()).toEqual([POLICY]);
  await vi.dynamicImportSettled();
  expect(roots).toHaveLength(1);
});

test('a button that the theme swaps in works too', async () => {
  document.querySelector('span')!.outerHTML = '<span id="shopify-subscription-policy-button">新</span>';
  fire('span', click());
  expect(await titles()).toEqual([POLICY]);
});

test('once stopped, it hears nothing', async () => {
  stop();
  expect([fire('span', click()), fire('span', key(' '))]).toEqual([false, false]);
  await vi.dynamicImportSettled();
  expect(roots).toEqual([]);
});

test.each([
  ['says that there is no policy', 'span', ['alert ポリシーが見つかりませんでした']],
  ['goes where the link leads', 'a', ['go https://markets.example/terms']],
])('where the browser opens no dialog it %s', async (_what, selector, expected) => {
  const log: string[] = [];
  vi.stubGlobal('alert', (text: string) => log.push(`alert ${text}`));
  vi.spyOn(location, 'assign').mockImplementation((url) => void log.push(`go ${String(url)}`));
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new TypeError('no');
  });
  fire(selector, click());
  await vi.waitUntil(() => log.length > 0);
  expect(log).toEqual(expected);
});
