import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchConsent } from '../../src/consent';
import { ELEMENTS, HOSTS } from '../../src/names';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const NOTICE = `<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">定期購入
  <span id="shopify-subscription-policy-button">解約ポリシー</span></small>`;
const CART_HOST = '<shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart>';
const HOST = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';

let stops: (() => void)[];
beforeEach(() => (stops = []));
afterEach(() => stops.forEach((stop) => stop()));

function watch(index = 0, plan = signal(false)) {
  const host = document.querySelectorAll<HTMLElement>(HOSTS)[index]!;
  stops.push(watchConsent(host, plan, SHOP));
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

test('theme contract 46: the notice is shown with the selling plan, its button operable by keyboard', async () => {
  document.body.innerHTML = `<form><div>${HOST}${NOTICE}</div></form>`;
  const plan = watch();
  expect(await notices()).toEqual([HIDDEN]);
  plan.value = true;
  expect(await notices()).toEqual([SHOWN]);
  plan.value = false;
  expect(await notices()).toEqual([HIDDEN]);
});

test('theme contract 46: a page without the notice is fine', () => {
  document.body.innerHTML = `<form>${HOST}</form>`;
  const before = document.body.innerHTML;
  watch().value = true;
  expect(document.body.innerHTML).toBe(before);
});

test('theme contract 46: of two on one page each follows its own form, although their ids are the same', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form><form>${HOST}${NOTICE}</form>`;
  watch(0);
  watch(1).value = true;
  expect(await notices()).toEqual([HIDDEN, SHOWN]);
});

test('theme contract 46: two in one form are both shown', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}<div>${NOTICE}</div></form>`;
  watch().value = true;
  expect(await notices()).toEqual([SHOWN, SHOWN]);
});

test('theme contract 46: each host has one that is its own', () => {
  expect(HOSTS).toBe(`${ELEMENTS.productHost},${ELEMENTS.cartHost}`);
});

test.each([
  ['in the wrapper that the platform marks', `<div data-shopify="dynamic-checkout-cart"><p>${HOST}</p>${NOTICE}</div>`],
  ['beside the host', `<div>${HOST}${NOTICE}</div>`],
])('outside of a form it is the one %s', async (_where, html) => {
  document.body.innerHTML = `${html}<form>${HOST}${NOTICE}</form>`;
  watch().value = true;
  expect(await notices()).toEqual([SHOWN, UNTOUCHED]);
});

test('of a form whose host is still to come it is left as the server rendered it, whatever others sell', async () => {
  document.body.innerHTML = `<form>${HOST}</form><form>${HOST}${NOTICE}</form>`;
  watch().value = true;
  expect(await notices()).toEqual([UNTOUCHED]);
});

test('one far from all hosts speaks for every host: it is shown while one of them has a plan', async () => {
  document.body.innerHTML = `<main><form>${HOST}</form></main><aside>${CART_HOST}</aside><footer>${NOTICE}</footer>`;
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

test('a cart’s is shown with a plan in the cart, beside a product without one', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form><div data-shopify="dynamic-checkout-cart">${CART_HOST}${NOTICE}</div>`;
  watch(0);
  watch(1).value = true;
  expect(await notices()).toEqual([HIDDEN, SHOWN]);
});

test('one in a shadow root of the theme’s is shown with its host’s plan', async () => {
  document.body.innerHTML = '<quick-view></quick-view>';
  const root = document.querySelector('quick-view')!.attachShadow({ mode: 'open' });
  root.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  stops.push(watchConsent(root.querySelector(HOSTS)!, signal(true), SHOP));
  await settle();
  expect(root.querySelector('small')!.outerHTML).toBe(SHOWN_HTML);
});

test('a policy button without a notice is operable by keyboard, also when it comes later or a morph writes it back', async () => {
  const button = '<span id="shopify-subscription-policy-button">解約ポリシー</span>';
  document.body.innerHTML = `<div>${CART_HOST}</div>${button}`;
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

test('a host in no element has none', () => {
  const host = document.createElement('shopify-accelerated-checkout');
  expect(() => watchConsent(host, signal(true), SHOP)()).not.toThrow();
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

test('what a morph writes back from the server’s markup is healed', async () => {
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

test('writes nothing when all is as it should be: a write that answers a write would never end', async () => {
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

test('the theme’s other classes stay', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE.replace('"hidden"', '"note hidden small"')}</form>`;
  watch().value = true;
  await settle();
  expect(document.querySelector('small')!.className).toBe('note small');
});

test('once stopped, it heals nothing', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  watch();
  await settle();
  stops.pop()!();
  document.querySelector('span')!.removeAttribute('role');
  await settle();
  expect(await notices()).toEqual([['hidden', 'true', null, '-1']]);
});
