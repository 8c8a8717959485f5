import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policyLinks, type PolicyTools } from '../../src/consent/policy-links';
import { noteClosedRoots } from '../policy/closed-roots';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };

/** How the core fetches the dialog; a test may break it. */
let load: PolicyTools['loadDialog'];
let log: string[];
let roots: ShadowRoot[];
let stop: () => void;
const tools: PolicyTools = {
  loadDialog: () => {
    log.push('the dialog is fetched');
    return load();
  },
  report: (error) => log.push(`report ${String(error)}`),
};
const network = vi.fn<typeof fetch>(async () =>
  Response.json({ data: { shop: { subscriptionPolicy: { body: '解約' } } } }),
);

beforeEach(() => {
  roots = noteClosedRoots();
  log = [];
  load = () => import('../../src/dialog');
  network.mockClear();
  vi.stubGlobal('fetch', network);
  document.head.innerHTML = '';
  document.body.innerHTML = `<form><span id="shopify-subscription-policy-button" tabindex="0">解約<b>ポリシー</b></span>
    <a href="https://markets.example/terms" data-managed-markets="terms">規約</a><i>他</i></form>`;
  stop = policyLinks(SHOP, tools);
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

test.each<[string, () => void]>([
  ['in no form of ours', () => document.body.append(document.querySelector('span')!, document.querySelector('a')!)],
  [
    'in a drawer that keeps its clicks to itself',
    () => document.querySelector('form')!.addEventListener('click', (event) => event.stopPropagation()),
  ],
])('links work that stand %s', async (_where, move) => {
  move();
  expect([fire('a', click())]).toEqual([true]);
  expect(await titles()).toEqual(['利用規約']);
});

test('a link in a shadow root of the theme’s works', async () => {
  const root = document.querySelector('i')!.attachShadow({ mode: 'open' });
  root.append(document.querySelector('a')!);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  root.querySelector('a')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitUntil(() => roots.length > 1);
  expect(roots.at(-1)!.querySelector('h2')?.textContent).toBe('利用規約');
});

test('an event of the document itself is nobody’s press', () => {
  expect(() => document.dispatchEvent(new Event('click'))).not.toThrow();
});

test('a page’s `<base>` sends no policy elsewhere', async () => {
  document.head.innerHTML = '<base href="https://elsewhere.example/">';
  document.querySelector('a')!.setAttribute('href', '/policies/terms');
  fire('a', click());
  await titles();
  expect(roots[0]!.querySelector('iframe')?.src).toBe(`${location.origin}/policies/terms`);
});

test('once stopped, it hears nothing', async () => {
  stop();
  expect([fire('span', click()), fire('span', key(' '))]).toEqual([false, false]);
  await vi.dynamicImportSettled();
  expect(roots).toEqual([]);
});

const lastResort = () => {
  vi.stubGlobal('alert', (text: string) => log.push(`alert ${text}`));
  vi.spyOn(location, 'assign').mockImplementation((url) => void log.push(`go ${String(url)}`));
};
const ALERT = 'alert ポリシーが見つかりませんでした';
const LEAD_ON = 'go https://markets.example/terms';

test.each([
  ['says that there is no policy', 'span', ALERT],
  ['goes where the link leads', 'a', LEAD_ON],
])('where the browser opens no dialog it %s', async (_what, selector, expected) => {
  lastResort();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new TypeError('no');
  });
  fire(selector, click());
  await vi.waitUntil(() => log.includes(expected));
  expect(log).toEqual(['the dialog is fetched', 'report TypeError: no', expected]);
});

test.each([
  ['says that there is no policy', 'span', ALERT],
  ['goes where the link leads', 'a', LEAD_ON],
])('when the dialog’s code does not come it %s, and the next press tries again', async (_what, selector, expected) => {
  lastResort();
  const works = load;
  load = () => Promise.reject(new Error('offline'));
  fire(selector, click());
  await vi.waitUntil(() => log.includes(expected));
  expect(log).toEqual(['the dialog is fetched', 'report Error: offline', expected]);
  load = works;
  fire(selector, click());
  expect(await titles()).toHaveLength(1);
});

test.each([
  ['says that there is no policy', 'span', ALERT],
  ['goes where the link leads', 'a', LEAD_ON],
])('when code has not come after 8 s it %s', async (_what, selector, expected) => {
  lastResort();
  vi.useFakeTimers();
  load = () => new Promise(() => {});
  fire(selector, click());
  await vi.advanceTimersByTimeAsync(7999);
  expect(log).toEqual(['the dialog is fetched']);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(log).toEqual(['the dialog is fetched', 'report Error: no answer within 8000 ms', expected]);
});

test.each([
  ['pointing at the button', 'b', 'pointerover'],
  ['focusing it', 'span', 'focusin'],
  ['pointing at a link to managed markets', 'a', 'pointerover'],
])('%s fetches the dialog already, and says nothing when it does not come', async (_what, selector, type) => {
  lastResort();
  load = () => Promise.reject(new Error('offline'));
  fire(selector, new Event(type, { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(log).toEqual(['the dialog is fetched']);
});

test('pointing elsewhere fetches nothing', async () => {
  fire('i', new Event('pointerover', { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(log).toEqual([]);
});
