import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchNotices } from '../../src/subscription-notice';
import { HOSTS } from '../../src/names';
import { SHOP } from '../shop';
import { NOTICE } from './notice';

const CART = '<shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart>';
const HOST = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';

let stops: (() => void)[];
beforeEach(() => (stops = []));
afterEach(() => stops.forEach((stop) => stop()));

function watch(index = 0, plan = signal(false)) {
  const host = document.querySelectorAll<HTMLElement>(HOSTS)[index]!;
  stops.push(watchNotices(host, plan, SHOP));
  return plan;
}

/** Each notice of the page: its class, whether it is hidden from screen readers, and how its button is reached. */
const notices = async () => {
  await settle();
  return [...document.querySelectorAll('small')].map((notice) => {
    const button = notice.querySelector('span')!;
    const hidden = notice.getAttribute('aria-hidden');
    return [notice.className, hidden, button.getAttribute('role'), button.getAttribute('tabindex')];
  });
};

const HIDDEN = ['hidden', 'true', 'button', '-1'];
const SHOWN = ['', 'false', 'button', '0'];
const UNTOUCHED = ['hidden', 'true', null, null];
const SHOWN_HTML = NOTICE.replace('class="hidden" aria-hidden="true"', 'class="" aria-hidden="false"').replace(
  'policy-button"',
  'policy-button" role="button" tabindex="0"',
);
const settle = () => Promise.resolve();

test('the notice is shown while a selling plan is chosen, and its button can then be reached by keyboard', async () => {
  document.body.innerHTML = `<form><div>${HOST}${NOTICE}</div></form>`;
  const plan = watch();
  expect(await notices()).toEqual([HIDDEN]);
  plan.value = true;
  expect(await notices()).toEqual([SHOWN]);
  plan.value = false;
  expect(await notices()).toEqual([HIDDEN]);
});

test('a page without a notice is not changed', () => {
  document.body.innerHTML = `<form>${HOST}</form>`;
  const before = document.body.innerHTML;
  watch().value = true;
  expect(document.body.innerHTML).toBe(before);
});

const FORM = `<form>${HOST}${NOTICE}</form>`;

test.each<[what: string, html: string, withPlan: number, without: number[], seen: unknown[]]>([
  ['of two notices with the same id each follows its own form', `${FORM}${FORM}`, 1, [0], [HIDDEN, SHOWN]],
  ['two in one form are both shown', `<form>${HOST}${NOTICE}<div>${NOTICE}</div></form>`, 0, [], [SHOWN, SHOWN]],
  [
    'the one in the wrapper that the platform marks belongs to the host in it',
    `<div data-shopify="dynamic-checkout-cart"><p>${HOST}</p>${NOTICE}</div>${FORM}`,
    0,
    [],
    [SHOWN, UNTOUCHED],
  ],
  ['the one beside a host belongs to it', `<div>${HOST}${NOTICE}</div>${FORM}`, 0, [], [SHOWN, UNTOUCHED]],
  [
    'one whose host is still to come stays as the server rendered it',
    `<form>${HOST}</form>${FORM}`,
    0,
    [],
    [UNTOUCHED],
  ],
  [
    'that of a cart with a plan is shown beside that of a product without',
    `${FORM}<div data-shopify="dynamic-checkout-cart">${CART}${NOTICE}</div>`,
    1,
    [0],
    [HIDDEN, SHOWN],
  ],
])('notices: %s', async (_what, html, withPlan, without, seen) => {
  document.body.innerHTML = html;
  for (const index of without) watch(index);
  watch(withPlan).value = true;
  expect(await notices()).toEqual(seen);
});

test('a notice far from all hosts is shown while any host has a plan', async () => {
  document.body.innerHTML = `<main><form>${HOST}</form></main><aside>${CART}</aside><footer>${NOTICE}</footer>`;
  const product = watch(0);
  const cart = watch(1);
  expect(await notices()).toEqual([HIDDEN]);
  product.value = true;
  expect(await notices()).toEqual([SHOWN]);
  cart.value = true;
  product.value = false;
  expect(await notices()).toEqual([SHOWN]);
  cart.value = false;
  expect(await notices()).toEqual([HIDDEN]);
});

test('a notice inside a theme’s shadow root is shown while its host has a plan', async () => {
  document.body.innerHTML = '<quick-view></quick-view>';
  const root = document.querySelector('quick-view')!.attachShadow({ mode: 'open' });
  root.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  stops.push(watchNotices(root.querySelector(HOSTS)!, signal(true), SHOP));
  await settle();
  expect(root.querySelector('small')!.outerHTML).toBe(SHOWN_HTML);
});

test('a policy button without a notice is operable by keyboard, also when it comes later or a morph writes it back', async () => {
  const button = '<span id="shopify-subscription-policy-button">解約ポリシー</span>';
  document.body.innerHTML = `<div>${CART}</div>${button}`;
  watch();
  const reached = async () => {
    await settle();
    return [...document.querySelectorAll('span')].map((span) => [span.getAttribute('role'), span.tabIndex]);
  };
  expect(await reached()).toEqual([['button', 0]]);
  document.body.insertAdjacentHTML('beforeend', button);
  expect(await reached()).toEqual([
    ['button', 0],
    ['button', 0],
  ]);
  document.querySelector('span')!.removeAttribute('tabindex');
  expect(await reached()).toEqual([
    ['button', 0],
    ['button', 0],
  ]);
});

test('a host outside the document causes no error', () => {
  const host = document.createElement('shopify-accelerated-checkout');
  expect(() => watchNotices(host, signal(true), SHOP)()).not.toThrow();
});

test('a notice that comes later is shown, and follows the plan', async () => {
  document.body.innerHTML = `<form>${HOST}</form>`;
  const plan = watch(0, signal(true));
  document.querySelector('form')!.insertAdjacentHTML('beforeend', NOTICE);
  await settle();
  expect(await notices()).toEqual([SHOWN]);
  plan.value = false;
  expect(await notices()).toEqual([HIDDEN]);
});

test('the widget restores what a theme’s morph changes on a notice', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  watch().value = true;
  const notice = document.querySelector('small')!;
  const button = notice.querySelector('span')!;
  notice.className = 'hidden';
  notice.setAttribute('aria-hidden', 'true');
  button.removeAttribute('role');
  button.removeAttribute('tabindex');
  await settle();
  expect(await notices()).toEqual([SHOWN]);
});

test('a notice that is already right is not written to, because a write after each write would never end', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  watch().value = true;
  await settle();
  const seen: (string | null)[] = [];
  const observer = new MutationObserver((records) => seen.push(...records.map(({ attributeName }) => attributeName)));
  observer.observe(document.body, { subtree: true, attributes: true });
  document.querySelector('form')!.className = 'busy';
  await settle();
  await settle();
  observer.disconnect();
  expect(seen).toEqual(['class']);
});

test('other classes of the notice stay', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE.replace('"hidden"', '"note hidden small"')}</form>`;
  watch().value = true;
  await settle();
  expect(document.querySelector('small')!.className).toBe('note small');
});

test('the watcher changes no notice after it was stopped', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  watch();
  await settle();
  stops.pop()!();
  document.querySelector('span')!.removeAttribute('role');
  await settle();
  expect(await notices()).toEqual([['hidden', 'true', null, '-1']]);
});
