import { afterEach, expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../../e2e/fixtures/bare-page';
import { sendBy } from '../../../src/core/track';
import { button, checkoutFlags, isBusy, onPressPage, open, operations, soon, store, went } from '../press-page';

onPressPage();

afterEach(() => {
  for (const link of begun()) link.remove();
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

test('a button that is pressed again and again is listened to once', async () => {
  await open(formHtml(hostHtml({})));
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
