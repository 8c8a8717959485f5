import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, fire, key, leavePage, newPage, roots, stop, titles } from './linked-policies';

beforeEach(newPage);
afterEach(leavePage);

const POLICY = '定期購入のキャンセルポリシー';

test.each<[string, string, () => Event, string]>([
  ['a click on the button', 'span', click, POLICY],
  ['a click on an element in the button', 'b', click, POLICY],
  ['Enter', 'span', () => key('Enter'), POLICY],
  ['Space', 'span', () => key(' '), POLICY],
  ['a click on a link to managed markets', 'a', click, '利用規約'],
])('%s opens the policy', async (_what, selector, event, title) => {
  expect(fire(selector, event())).toBe(true);
  expect(await titles()).toEqual([title]);
});

test.each<[string, string, () => Event]>([
  ['a click elsewhere', 'i', click],
  ['another key', 'span', () => key('a')],
  ['Enter on a link, for which the browser dispatches a click,', 'a', () => key('Enter')],
  ['a click that asks for a new tab', 'a', () => click({ ctrlKey: true })],
  ['a click that asks for a new tab on a Mac', 'a', () => click({ metaKey: true })],
  ['a click that asks for a new window', 'a', () => click({ shiftKey: true })],
  ['pointing at the button', 'span', () => new Event('pointerover', { bubbles: true, cancelable: true })],
])('%s opens nothing and is left to the browser', async (_what, selector, event) => {
  // Only what we have a hand in is of interest: no other site is to be visited.
  document.querySelector('a')!.addEventListener('click', (other) => queueMicrotask(() => other.preventDefault()));
  expect(fire(selector, event())).toBe(false);
  await vi.dynamicImportSettled();
  expect(roots).toEqual([]);
});

test('several presses while the code is fetched open one dialog', async () => {
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
  ['in no product form', () => document.body.append(document.querySelector('span')!, document.querySelector('a')!)],
  [
    'in a drawer that stops its clicks',
    () => document.querySelector('form')!.addEventListener('click', (event) => event.stopPropagation()),
  ],
])('a link works when it is %s', async (_where, move) => {
  move();
  expect([fire('a', click())]).toEqual([true]);
  expect(await titles()).toEqual(['利用規約']);
});

test('a link inside a theme’s shadow root works', async () => {
  const root = document.querySelector('i')!.attachShadow({ mode: 'open' });
  root.append(document.querySelector('a')!);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  root.querySelector('a')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitUntil(() => roots.length > 1);
  expect(roots.at(-1)!.querySelector('h2')?.textContent).toBe('利用規約');
});

test('an event on the document itself causes no error', () => {
  expect(() => document.dispatchEvent(new Event('click'))).not.toThrow();
});

test('the page’s `<base>` does not change where a policy is fetched', async () => {
  document.head.innerHTML = '<base href="https://elsewhere.example/">';
  document.querySelector('a')!.setAttribute('href', '/policies/terms');
  fire('a', click());
  await titles();
  expect(roots[0]!.querySelector('iframe')?.src).toBe(`${location.origin}/policies/terms`);
});

test('once stopped, presses are left to the browser', async () => {
  stop();
  expect([fire('span', click()), fire('span', key(' '))]).toEqual([false, false]);
  await vi.dynamicImportSettled();
  expect(roots).toEqual([]);
});
