import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElements } from '../../src/host/define-elements';

const SHOP = { 'access-token': 'f'.repeat(32), 'buyer-country': 'JP', 'buyer-currency': 'JPY', 'wallet-params': '{}' };
const NAME = 'shop-pay-wallet-button';
const FORM = '<form><input name="id" value="1"><input name="quantity" value="2"><button type="submit"></button></form>';

const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(() => new Promise(() => {}));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.cookie = 'cart=c1?key=k';
  defineElements();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  document.body.textContent = '';
});

/** Puts a wallet's element into a parent. */
function put(changes: Readonly<Record<string, string | null>> = {}, parent: Element = document.body, name = NAME) {
  const alone = document.createElement(name);
  for (const [key, value] of Object.entries({ ...SHOP, ...changes }))
    if (value !== null) alone.setAttribute(key, value);
  parent.append(alone);
  return alone;
}

/** The wallet's element that has the button. */
const inner = (alone: Element) => alone.querySelector<HTMLElement>(`:scope > * > ${alone.localName}`);
const filled = (alone: Element) => expect.poll(() => inner(alone)).not.toBeNull();

/** What a press asks the store for. */
async function pressed(alone: Element): Promise<string> {
  inner(alone)!.click();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  return fetched.mock.calls[0]![0].replace(/.*operation_name=/, '');
}

test('it shows its wallet, and buys the form around it', async () => {
  document.body.innerHTML = FORM;
  const alone = put({}, document.querySelector('form')!);
  await filled(alone);
  expect(inner(alone)!.getAttribute('page-type')).toBe('product');
  expect(await pressed(alone)).toBe('cartCreate');
  expect(JSON.parse(fetched.mock.calls[0]![1].body)).toMatchObject({
    variables: { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2 }] } },
  });
});

test('its parameters keep their lists on a page with an old library’s `toJSON`', async () => {
  const prototype = Array.prototype as { toJSON?: () => string };
  prototype.toJSON = () => 'a text';
  try {
    const alone = put({ 'wallet-params': '{"supportedNetworks":["visa"]}' });
    await filled(alone);
    expect(inner(alone)!.getAttribute('wallet-params')).toBe('{"supportedNetworks":["visa"]}');
  } finally {
    delete prototype.toJSON;
  }
});

test('outside a form it buys the shopper’s cart', async () => {
  const alone = put({ 'page-type': 'cart_page', 'call-to-action': '' });
  await filled(alone);
  expect(inner(alone)!.getAttribute('page-type')).toBe('cart_page');
  expect(inner(alone)!.hasAttribute('call-to-action')).toBe(true);
  expect(await pressed(alone)).toBe('cart');
});

test('where it says of no page, the page itself says it', async () => {
  vi.stubGlobal('Shopify', { CartType: 'cart_ajax' });
  const alone = put();
  await filled(alone);
  expect(inner(alone)!.getAttribute('page-type')).toBe('cart_ajax');
});

test('on a product page it needs a form', async () => {
  const alone = put({ 'page-type': 'product' });
  const other = put({ 'page-type': 'unknown' });
  await filled(other);
  expect(inner(alone)).toBeNull();
});

test('it follows its attributes, and comes back when a theme empties it', async () => {
  const alone = put();
  await filled(alone);
  const isOff = () => alone.firstElementChild!.hasAttribute('disabled');
  alone.setAttribute('disabled', '');
  await expect.poll(isOff).toBe(true);
  alone.removeAttribute('disabled');
  await expect.poll(isOff).toBe(false);
  alone.textContent = '';
  await filled(alone);
});

test.each<[code: string, changes: Record<string, string | null>]>([
  ['invalid-wallet-params', { 'wallet-params': '{' }],
  ['invalid-wallet-params', { 'wallet-params': '[]' }],
  ['missing-access-token', { 'access-token': null }],
  ['missing-buyer-currency', { 'buyer-currency': null }],
])('the mistake %s is told, and to a page in PCI mode as well', async (code, changes) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard = vi.fn<(event: Event) => void>();
  document.body.addEventListener('wallet-rendered', heard);
  const alone = put({ ...changes, 'pci-enabled': '' });
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect((heard.mock.calls[0]![0] as CustomEvent).detail).toEqual({ success: false, message: code });
  expect(String(said.mock.calls[0]![0])).toContain(`karui: ${code}`);
  expect(inner(alone)).toBeNull();
  said.mockRestore();
});

test('in PCI mode it tells the page that it is shown', async () => {
  const heard = vi.fn<(event: Event) => void>();
  document.body.addEventListener('wallet-rendered', heard);
  await filled(put({ 'pci-enabled': '' }));
  expect((heard.mock.calls[0]![0] as CustomEvent).detail).toEqual({ success: true, message: '' });
});

test('an element without parameters is only a name, as a theme may use it', async () => {
  const name = put({ 'wallet-params': null });
  await filled(put());
  expect(name.childElementCount).toBe(0);
});
