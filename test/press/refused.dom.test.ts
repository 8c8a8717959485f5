import { afterEach, describe, expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { cartHostHtml } from '../e2e/fixtures/cart';
import { find, put, soon } from '../host/page';
import { button, dialogText, haveCart, onPressPage, open, operations, store, went } from './press-page';
import { whilePageAdds } from '../page-adds';

onPressPage();
afterEach(() => void vi.restoreAllMocks());

const FORM = formHtml(hostHtml({})).replace('<form>', '<form method="post" action="/cart/add">');

describe.each([401, 403, 404, 430])('where the API answers %i, it has made nothing:', (status) => {
  test('a product’s press goes on by the form, once', async () => {
    const sent: unknown[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(Object.fromEntries(new FormData(this)));
    });
    store.fault({ operation: 'cartCreate', status });
    await open(FORM);
    button().click();
    await soon(() => sent.length).toBe(1);
    button().click();
    expect(sent).toEqual([{ id: '41001', quantity: '2', return_to: '/checkout?storefront_wallet=true' }]);
    expect([operations(), went, dialogText()]).toEqual([['cartCreate'], [], '']);
  });

  test('a cart’s press goes to the store’s checkout', async () => {
    haveCart();
    store.fault({ operation: 'cart', status });
    put(cartHostHtml(['shop_pay']));
    await soon(() => document.querySelector('shop-pay-wallet-button')).not.toBe(null);
    find<HTMLElement>('shop-pay-wallet-button').click();
    await soon(() => went).toEqual([
      expect.stringMatching(/^http.*\/checkout\?payment=shop_pay&redirect_source=direct_checkout_cart$/),
    ]);
    expect(dialogText()).toBe('');
  });
});

test.each([
  ['a server that failed', FORM, 500],
  ['a refusal where the form is of another kind, which takes no product', formHtml(hostHtml({})), 401],
])('%s ends in the dialog, and nothing is sent', async (_what, html, status) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  store.fault({ operation: 'cartCreate', status });
  await open(html);
  button().click();
  await soon(dialogText).toContain('ご購入手続きに進めませんでした');
  expect([submit.mock.calls, went, button().disabled]).toEqual([[], [], false]);
});

const dialogButton = () =>
  Array.from(document.body.children, (one) => one.shadowRoot?.querySelector<HTMLElement>('dialog button')).find(
    Boolean,
  )!;

test('an address that the page has added to every object is not gone to', async () => {
  store.fault({ operation: 'cartCreate', status: 500 });
  await open(FORM);
  await whilePageAdds({ url: 'https://elsewhere.example/' }, async () => {
    button().click();
    await soon(dialogText).toContain('ご購入手続きに進めませんでした');
    dialogButton().click();
    await soon(dialogText).toBe('');
  });
  expect(went).toEqual([]);
});
