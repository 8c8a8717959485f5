import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteClosedRoots } from '../policy/closed-roots';
import { HOST, leavePage, listenedFor, newPage, OF_POLICIES, page, touch, watch, watchHost } from './notices-page';

beforeEach(newPage);
afterEach(leavePage);

test.each([
  ['a link to managed markets', '<a href="/terms" data-managed-markets="terms">規約</a>'],
  ['a policy button', '<span id="shopify-subscription-policy-button">解約ポリシー</span>'],
])('on a page with %s and no notice, policies can be opened after the first interaction', async (_what, html) => {
  await watch(`<form>${HOST}</form>${html}`);
  await page();
  expect(listenedFor()).toEqual([]);
  await touch();
  await page();
  expect(listenedFor()).toEqual(OF_POLICIES);
});

test('a link is found, too, in the theme’s shadow root that contains the host', async () => {
  document.body.innerHTML = '<quick-view></quick-view>';
  const root = document.querySelector('quick-view')!.attachShadow({ mode: 'open' });
  root.innerHTML = `${HOST}<a href="/terms" data-managed-markets="terms">規約</a>`;
  await watchHost(root.querySelector<HTMLElement>('shopify-accelerated-checkout')!);
  await touch();
  await page();
  expect(listenedFor()).toEqual(OF_POLICIES);
});

const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

test.each([
  ['pressed', 1],
  ['pressed twice', 2],
])('a policy button that is %s as the page’s first touch opens its dialog once', async (_what, times) => {
  const roots = noteClosedRoots();
  await watch(`<form>${HOST}</form><p><b id="shopify-subscription-policy-button">解約</b></p>`);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const button = document.querySelector('p')!.firstElementChild!;
  let presses = 0;
  button.addEventListener('click', () => (presses += 1));
  for (let press = 0; press < times; press += 1) button.dispatchEvent(click());
  await touch();
  await vi.waitUntil(() => roots.length);
  await page();
  expect(presses).toBe(times + 1);
  expect(roots.map((root) => root.querySelector('h2')?.textContent)).toEqual(['定期購入のキャンセルポリシー']);
  roots[0]!.querySelector('dialog')!.close();
  vi.unstubAllGlobals();
});

test.each<[string, () => Event, string]>([
  ['a press elsewhere', click, 'p'],
  ['a press that asks for a new tab', () => click({ ctrlKey: true }), 'a'],
])('%s is left to the browser', async (_what, event, selector) => {
  await watch(`<form>${HOST}</form><p><a href="/terms" data-managed-markets="terms">規約</a></p>`);
  const press = event();
  let prevented: boolean | undefined;
  document.querySelector('p')!.addEventListener('click', () => {
    prevented = press.defaultPrevented;
    press.preventDefault();
  });
  document.querySelector(selector)!.dispatchEvent(press);
  expect(prevented).toBe(false);
});
