import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveWidgets } from '../../src/widget/live-widgets';
import { RENDERED_EVENT } from '../../src/names';
import { hostHtml } from '../e2e/fixtures/bare-page';
import { find, frames, put, soon } from './page';

const SHOP_PAY = '{"name":"shop_pay","wallet_params":{}}';
const SUBS = '{"name":"shop_pay","wallet_params":{},"supports_subs":false}';

/** What the page is told. */
let told: unknown[];
const note = (event: Event) => void told.push((event as CustomEvent<unknown>).detail);
let said: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  told = [];
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.addEventListener(RENDERED_EVENT, note);
});
afterEach(() => {
  document.removeEventListener(RENDERED_EVENT, note);
  vi.restoreAllMocks();
});

const open = (attributes: Record<string, string | null>) =>
  put(
    hostHtml({
      recommended: null,
      'variant-params': null,
      'cart-id': 'abc?key=k1',
      'pci-enabled': '',
      'wallet-config': SHOP_PAY,
      ...attributes,
    }).replaceAll('shopify-accelerated-checkout', 'shopify-checkout-wallet-button'),
  );
const count = () => find('shopify-checkout-wallet-button').childElementCount;

test.each<[string, Record<string, string | null>, string]>([
  ['a wallet', {}, ''],
  ['a wallet that sells no subscriptions, without one', { 'wallet-config': SUBS }, ''],
  ['no wallet for a subscription that it can’t sell', { 'wallet-config': SUBS, 'has-selling-plan': '1' }, 'ineligible'],
  ['an unknown wallet', { 'wallet-config': '{"name":"moon_pay","wallet_params":{}}' }, 'ineligible'],
  ['no JSON', { 'wallet-config': '[' }, 'invalid-wallet-config'],
  ['wrong parameters', { 'wallet-config': '{"name":"shop_pay","wallet_params":"x"}' }, 'invalid-wallet-params'],
])('in PCI mode the page gets an event about %s', async (_what, attributes, message) => {
  open(attributes);
  await soon(() => told.at(-1)).toEqual({ success: !message, message });
  expect(count()).toBe(message ? 0 : 1);
  expect(said.mock.calls.map(([text]: unknown[]) => String(text))).toEqual(
    message.startsWith('invalid') ? [expect.stringContaining(`karui: ${message}`)] : [],
  );
});

test('on a product page without a form, where it has nothing to sell, the page gets an event as well', async () => {
  open({ 'page-type': 'product' });
  await soon(() => told).toEqual([{ success: false, message: 'ineligible' }]);
  expect(count()).toBe(0);
});

test('the page hears each time that the wallet goes and comes back', async () => {
  open({});
  await soon(() => told).toHaveLength(1);
  const [widget] = liveWidgets;
  widget!.withdrawn.value = ['shop_pay'];
  widget!.withdrawn.value = ['shop_pay', 'venmo'];
  widget!.withdrawn.value = [];
  expect(told.map((detail) => (detail as { message: string }).message)).toEqual(['', 'ineligible', '']);
  expect(count()).toBe(1);
});

test('an error of ours reaches the page as well', async () => {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'slot') throw new Error('the page has replaced it');
    return create(name);
  });
  open({});
  await soon(() => told).toEqual([{ success: false, message: 'the page has replaced it' }]);
});

test('without PCI mode the page gets no event', async () => {
  open({ 'pci-enabled': null });
  await soon(count).toBe(1);
  await frames();
  expect(told).toEqual([]);
});

test('without a cart the button is disabled', async () => {
  open({ 'cart-id': '' });
  await soon(() => find('shop-pay-wallet-button').hasAttribute('disabled')).toBe(true);
});
