import { expect, test } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { cartHostHtml } from '../e2e/fixtures/cart';
import { withoutCompat } from '../host/page';
import {
  button,
  checkoutFlags,
  find,
  haveCart,
  hold,
  isBusy,
  onPressPage,
  open,
  operations,
  put,
  soon,
  went,
} from './press-page';

onPressPage();

const FORM = withoutCompat(formHtml(hostHtml({})));

test('a re-rendered host joins the press under way, starts no second one, and goes to checkout', async () => {
  await open(`<main>${FORM}</main>`);
  const release = hold('cartCreate');
  button().click();
  await soon(isBusy).toBe(true);
  for (let times = 0; times < 3; times += 1) {
    put(`<main>${FORM}</main>`);
    await soon(isBusy).toBe(true);
    button().click();
  }
  release();
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  expect(operations()).toEqual(['cartCreate']);
});

test('a host whose attributes change during its press starts no second one', async () => {
  await open(FORM);
  const release = hold('cartCreate');
  button().click();
  await soon(isBusy).toBe(true);
  find('shopify-accelerated-checkout').setAttribute('variant-params', '[]');
  await soon(isBusy).toBe(true);
  button().click();
  release();
  await checkoutFlags();
  expect(operations()).toEqual(['cartCreate']);
});

test('a re-rendered cart host starts no second press, not even with another wallet', async () => {
  haveCart();
  const html = cartHostHtml(['shop_pay', 'facebook_pay']);
  put(html);
  const wallet = (name: string) => document.querySelector<HTMLElement>(`${name}[access-token]`);
  await soon(() => !!wallet('shop-pay-wallet-button')).toBe(true);
  const release = hold('cart');
  wallet('shop-pay-wallet-button')!.click();
  const presses = () => operations().filter((name) => name === 'cart');
  await soon(presses).toEqual(['cart']);
  put(html);
  await soon(() => wallet('shopify-facebook-pay-button')?.hasAttribute('disabled')).toBe(true);
  wallet('shopify-facebook-pay-button')!.click();
  release();
  expect(await checkoutFlags()).toMatchObject({ payment: 'shop_pay' });
  expect(presses()).toEqual(['cart']);
});

test('a host that is re-rendered during the navigation goes to the same checkout', async () => {
  await open(`<main>${FORM}</main>`);
  button().click();
  await checkoutFlags();
  put(`<main>${FORM}</main>`);
  await soon(() => button().disabled).toBe(false);
  button().click();
  await checkoutFlags(2);
  expect([new Set(went).size, operations()]).toEqual([1, ['cartCreate']]);
});

test('a host that is moved during its press goes to checkout', async () => {
  await open(`<main><section>${FORM}</section><aside></aside></main>`);
  const release = hold('cartCreate');
  button().click();
  await soon(isBusy).toBe(true);
  find('aside').append(find('section'));
  await soon(isBusy).toBe(true);
  release();
  await checkoutFlags();
  expect(operations()).toEqual(['cartCreate']);
});
