import { afterEach, describe, expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { checkoutOrigin, rememberCheckout } from '../../src/press/preconnect';
import { CHECKOUT_ORIGIN } from '../../src/storage-names';
import { sendBy } from '../../src/lib/track';
import { button, checkoutFlags, isBusy, onPressPage, open, operations, soon, store, went } from './press-page';

onPressPage();

afterEach(() => {
  for (const link of begun()) link.remove();
  sessionStorage.clear();
});

const begun = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
const told = () => begun().map((link) => `${link.href}${link.hasAttribute('crossorigin') ? ' calls' : ''}`);

const point = (element: Element) => element.dispatchEvent(new Event('pointerenter'));

test('a store of another origin is connected to when the shopper points at the button, once', async () => {
  await open(formHtml(hostHtml({ 'api-base': 'https://api-once.example' })));
  const element = button().parentElement!;
  expect(told()).toEqual([]);
  const repeated = setInterval(() => point(element), 5);
  await soon(told).toEqual(['https://api-once.example/ calls', 'https://api-once.example/']);
  clearInterval(repeated);
  button().click();
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  expect(told()).toHaveLength(2);
});

test('a press that is the page’s first touch connects while the cart is made', async () => {
  await open(formHtml(hostHtml({ 'api-base': 'https://api-cold.example' })));
  button().click();
  await checkoutFlags();
  expect(told()).toEqual(['https://api-cold.example/ calls', 'https://api-cold.example/']);
});

test('a warm press sends its call to the store before it looks where it could connect to', async () => {
  const order: string[] = [];
  const { fetch } = store;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    order.push('call');
    return fetch(...call);
  });
  const getItem = (name: string) => {
    if (name === CHECKOUT_ORIGIN) order.push('look');
    return null;
  };
  vi.stubGlobal('sessionStorage', { getItem, setItem() {}, removeItem() {}, clear() {} });
  await open(formHtml(hostHtml({})).replace('41001', '44001'));
  point(button().parentElement!);
  await soon(() => order).toEqual(['look']);
  order.length = 0;
  button().click();
  await soon(() => order).toContain('look');
  expect(order[0]).toBe('call');
});

test('a button that is pressed again and again is listened to once', async () => {
  await open(formHtml(hostHtml({ 'api-base': 'https://api-again.example' })));
  const element = button().parentElement!;
  const listen = vi.spyOn(element, 'addEventListener');
  const waits = () => listen.mock.calls.filter(([type]) => type === 'pointerenter').length;
  for (let press = 1; press <= 3; press += 1) {
    store.fault({ operation: 'cartCreate', nullCart: true, userErrors: [{ code: 'VALIDATION_CUSTOM', message: '' }] });
    button().click();
    await soon(() => operations().length).toBe(press);
    await soon(isBusy).toBe(false);
    for (const box of document.querySelectorAll('body > div')) box.remove();
  }
  expect(waits()).toBe(1);
});

test('no connection is opened early for shoppers who save data, or for a store on the page’s own origin', async () => {
  await open(formHtml(hostHtml({})));
  button().click();
  await checkoutFlags(1);
  expect(told()).toEqual([]);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }));
  // Another product: a second press of the same one would go the way of the first.
  await open(formHtml(hostHtml({ 'api-base': 'https://api-saved.example' })).replace('41001', '42001'));
  button().click();
  await checkoutFlags(2);
  expect(told()).toEqual([]);
});

/** A press whose checkout is at this origin, with a variant of its own: a second press of the same one would go the way of the first. */
async function pressTo(origin: string, variant: string): Promise<void> {
  const { fetch } = store;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    const text = await answer.text();
    return new Response(text.replace(/"checkoutUrl":"https?:\/\/[^/]*/, `"checkoutUrl":"${origin}`), answer);
  });
  await open(formHtml(hostHtml({})).replace('41001', variant));
  const before = went.length;
  button().click();
  await soon(() => went.length).toBe(before + 1);
  expect(new URL(went.at(-1)!).origin).toBe(origin);
}

/** What is begun besides the connections to this API when the shopper points at a button of the next page. */
async function begunOnNextPage(api: string): Promise<string[]> {
  document.body.textContent = '';
  await open(formHtml(hostHtml({ 'api-base': api })).replace('41001', '43001'));
  const element = button().parentElement!;
  const ofApi = [`${api}/ calls`, `${api}/`];
  await soon(() => {
    point(element);
    return told().filter((one) => ofApi.includes(one));
  }).toEqual(ofApi);
  return told().filter((one) => !ofApi.includes(one));
}

describe('a checkout of another origin', () => {
  const { hostname } = location;
  const CHECKOUT = `https://${hostname}:8443`;

  test('is connected to by the next page once a press has led there', async () => {
    await pressTo(CHECKOUT, '42001');
    expect(told()).toEqual([]);
    expect(await begunOnNextPage('https://api-same.example')).toEqual([`${CHECKOUT}/`]);
  });

  test('is not connected to where it is of another site: browsers would not use that connection', async () => {
    await pressTo('https://shop-platform.example', '42001');
    expect(await begunOnNextPage('https://api-other.example')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['getItem', 8444],
    ['setItem', 8445],
  ])('stops no press and is not connected to where %s of the storage is refused', async (method, port) => {
    const refuse = vi.fn(() => {
      throw new DOMException('', 'SecurityError');
    });
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {},
      removeItem() {},
      clear() {},
      [method]: refuse,
    });
    await pressTo(`https://${hostname}:${port}`, '42001');
    expect(await begunOnNextPage(`https://api-${port}.example`)).toEqual([]);
    expect(refuse).toHaveBeenCalled();
  });
});

test.each([
  ['https://shop.example', 'https://checkout.shop.example', true],
  ['https://www.shop.example', 'https://checkout.shop.example', true],
  ['https://checkout.shop.example', 'https://checkout.shop.example', false],
  ['https://shop.example', 'https://shop.myshopify.example', false],
  ['https://shop.example', 'no address', false],
])('of a page at %s that a press leaves for %s, the checkout is remembered: %s', (page, checkout, isKept) => {
  vi.stubGlobal('location', { origin: page, hostname: new URL(page).hostname });
  rememberCheckout(checkout.replace(/example$/, 'example/cart/c/c1?key=k1'));
  expect(checkoutOrigin()).toBe(isKept ? checkout : null);
});

test('the next page is requested before the buttons are drawn enabled again and telemetry is sent', async () => {
  await open(formHtml(hostHtml({})));
  const order: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    went.push(String(url));
    order.push(`assign, busy: ${isBusy()}`);
  });
  sendBy(() => order.push(`telemetry, busy: ${isBusy()}`));
  button().click();
  await checkoutFlags();
  await soon(isBusy).toBe(false);
  sendBy(() => {});
  expect(order).toEqual(['assign, busy: true', 'telemetry, busy: true']);
});
