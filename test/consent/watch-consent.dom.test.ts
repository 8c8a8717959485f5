import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchConsent } from '../../src/consent';
import { restoring } from '../../src/lib/restoring';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const NOTICE = `<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">定期購入
  <span id="shopify-subscription-policy-button">解約ポリシー</span></small>`;
/** What the core lends for policies; none is opened here. */
const TOOLS = { loadDialog: () => import('../../src/dialog'), report: () => {}, restoring };
const HOST = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';

let stops: (() => void)[];
beforeEach(() => (stops = []));
afterEach(() => stops.forEach((stop) => stop()));

function watch(index = 0, plan = signal(false)) {
  const host = document.querySelectorAll<HTMLElement>('shopify-accelerated-checkout')[index]!;
  const consent = watchConsent(host, SHOP, TOOLS);
  const end = plan.subscribe(consent.follow);
  stops.push(end, consent.stop);
  return plan;
}

/** Each notice of the page: its class, whether it is hidden from screen readers, and how its button is reached. */
const notices = () =>
  [...document.querySelectorAll('small')].map((notice) => {
    const button = notice.querySelector('span')!;
    const hidden = notice.getAttribute('aria-hidden');
    return [notice.className, hidden, button.getAttribute('role'), button.getAttribute('tabindex')];
  });

const HIDDEN = ['hidden', 'true', 'button', '-1'];
const SHOWN = ['', 'false', 'button', '0'];
const settle = () => Promise.resolve();

test('theme contract 46: the notice is shown with the selling plan, its button operable by keyboard', () => {
  document.body.innerHTML = `<form><div>${HOST}${NOTICE}</div></form>`;
  const plan = watch();
  expect(notices()).toEqual([HIDDEN]);
  plan.value = true;
  expect(notices()).toEqual([SHOWN]);
  plan.value = false;
  expect(notices()).toEqual([HIDDEN]);
});

test('theme contract 46: a page without the notice is fine', () => {
  document.body.innerHTML = `<form>${HOST}</form>`;
  const before = document.body.innerHTML;
  watch().value = true;
  expect(document.body.innerHTML).toBe(before);
});

test('theme contract 46: of two on one page each follows its own form, although their ids are the same', () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form><form>${HOST}${NOTICE}</form>`;
  watch(0);
  watch(1).value = true;
  expect(notices()).toEqual([HIDDEN, SHOWN]);
});

test('theme contract 46: two in one form are both shown', () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}<div>${NOTICE}</div></form>`;
  watch().value = true;
  expect(notices()).toEqual([SHOWN, SHOWN]);
});

test.each([
  ['in the wrapper that the platform marks', `<div data-shopify="dynamic-checkout-cart"><p>${HOST}</p>${NOTICE}</div>`],
  ['beside the host', `<div>${HOST}${NOTICE}</div>`],
])('outside of a form it is the one %s', (_where, html) => {
  document.body.innerHTML = html + NOTICE;
  watch().value = true;
  expect(notices()).toEqual([SHOWN, ['hidden', 'true', null, null]]);
});

test('a host in no element has none', () => {
  const { follow, stop } = watchConsent(document.createElement('shopify-accelerated-checkout'), SHOP, TOOLS);
  expect(() => [follow(true), stop()]).not.toThrow();
});

test('a notice that comes later is shown, and follows the plan', async () => {
  document.body.innerHTML = `<form>${HOST}</form>`;
  const plan = watch(0, signal(true));
  document.querySelector('form')!.insertAdjacentHTML('beforeend', NOTICE);
  await settle();
  expect(notices()).toEqual([SHOWN]);
  plan.value = false;
  expect(notices()).toEqual([HIDDEN]);
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
  expect(notices()).toEqual([SHOWN]);
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

test('the theme’s other classes stay', () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE.replace('"hidden"', '"note hidden small"')}</form>`;
  watch().value = true;
  expect(document.querySelector('small')!.className).toBe('note small');
});

test('once stopped, it heals nothing', async () => {
  document.body.innerHTML = `<form>${HOST}${NOTICE}</form>`;
  watch();
  stops.pop()!();
  document.querySelector('span')!.removeAttribute('role');
  await settle();
  expect(notices()).toEqual([['hidden', 'true', null, '-1']]);
});
