import { describe, expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { config } from '../e2e/fixtures/cart';
import { ID } from '../e2e/fixtures/product-form';
import {
  button,
  checkoutFlags,
  dialogText,
  find,
  host,
  lines,
  onPressPage,
  open,
  operations,
  put,
  soon,
  store,
  went,
} from './press-page';

onPressPage();

const TEA = formHtml(hostHtml({}));
const GENERIC = '現在ご利用いただけません。しばらく時間をおいてから、もう一度お試しください。';

describe('the line of a cart', () => {
  test('has what the form would submit, including fields that were changed without an event', async () => {
    await open(`<form id="f"><input type="hidden" name="id" value="41002">
      <input name="quantity" value="1"><input name="properties[名前]" value="葵"><input name="properties[空]" value="">
      <input type="checkbox" name="properties[包装]" value="あり"><input type="radio" name="properties[のし]" value="御祝" checked>
      <input type="checkbox" name="properties[茶][]" value="煎茶" checked><input type="checkbox" name="properties[茶][]" value="番茶" checked>
      <input name="selling_plan" value="undefined"><input name="name" value="n"><input name="action" value="/a">
      <input name="method" value="m"><input name="elements" value="e"><input name="submit" value="s">${hostHtml({})}</form>
      <input name="quantity" value="４" form="f"><input name="properties[外]" value="○" form="f">`);
    find<HTMLInputElement>('[name="id"]').value = '41001';
    button().click();
    await checkoutFlags();
    expect(lines()).toEqual([
      {
        merchandiseId: 'gid://shopify/ProductVariant/41001',
        quantity: 4,
        attributes: [
          { key: '名前', value: '葵' },
          { key: 'のし', value: '御祝' },
          { key: '茶', value: '["煎茶","番茶"]' },
          { key: '外', value: '○' },
        ],
      },
    ]);
  });

  test('has the selling plan, which is marked on the host and its wallet', async () => {
    await open(formHtml(`<input name="selling_plan" value="9001">${hostHtml({})}`).replace('41001', '42001'));
    expect([host(), find('shopify-buy-it-now-button')].map((one) => one.getAttribute('has-selling-plan'))).toEqual([
      '',
      '',
    ]);
    button().click();
    await soon(lines).toMatchObject([{ sellingPlanId: 'gid://shopify/SellingPlan/9001' }]);
    await checkoutFlags();
  });

  test.each(['2.5', '−1', '二つ', '二', '2,000', '1e1', '3000000000'])(
    'is not sent with a quantity of %s: a dialog says that it is wrong, and reading the form fires no event',
    async (value) => {
      let heard = 0;
      const note = () => (heard += 1);
      addEventListener('formdata', note, true);
      await open(`<form>${ID}<input name="quantity" value="${value}">${hostHtml({})}</form>`);
      button().click();
      await soon(dialogText).toContain('数量は1以上の整数で入力してください。');
      removeEventListener('formdata', note, true);
      expect([operations(), heard]).toEqual([[], 0]);
    },
  );
});

describe('a refusal ends in a dialog, with the button enabled again:', () => {
  const refused = (error: object) => ({ userErrors: [error], nullCart: true });

  test.each<[string, object, string]>([
    ['an error that the table knows', refused({ code: 'VARIANT_REQUIRES_SELLING_PLAN' }), GENERIC],
    ['an unknown error', refused({ code: 'A_CODE_OF_NEXT_YEAR' }), GENERIC],
    [
      'a quantity that the store does not take',
      refused({ code: 'INVALID', field: ['input', 'lines', '0', 'quantity'] }),
      '数量は1以上の整数で入力してください。',
    ],
    [
      'words of the merchant’s',
      refused({ code: 'VALIDATION_CUSTOM', message: 'お一人さま<b>2点</b>までです。' }),
      'お一人さま<b>2点</b>までです。',
    ],
    [
      'what the store says of the quantity',
      refused({ code: 'MINIMUM_NOT_MET', message: '2点以上でお求めください。' }),
      '2点以上でお求めください。',
    ],
    [
      'what the shopper could mend, but nobody says how',
      refused({ code: 'MINIMUM_NOT_MET', message: '' }),
      'ご注文内容をご確認ください。',
    ],
    ['goods that sold out meanwhile', { stock: 0 }, 'この商品は現在ご購入いただけません。'],
  ])('%s', async (_what, fault, text) => {
    store.fault({ operation: 'cartCreate', ...fault });
    await open(TEA);
    button().click();
    await soon(dialogText).toContain(text);
    expect([button().disabled, went]).toEqual([false, []]);
  });
});

test('less stock than asked for goes to checkout with its flag', async () => {
  store.fault({ operation: 'cartCreate', stock: 1 });
  await open(TEA);
  button().click();
  expect(await checkoutFlags()).toEqual({ wallet_not_enough_stock: 'true' });
});

test('a checkout URL that is not http(s) is not followed', async () => {
  const { fetch } = store;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const text = await (await fetch(...call)).text();
    return new Response(text.replace(/"checkoutUrl":"[^"]*"/, '"checkoutUrl":"javascript:document.title=1"'));
  });
  await open(TEA);
  button().click();
  await soon(dialogText).toContain(GENERIC);
  expect(went).toEqual([]);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['Shop Pay', { 'recommended-instrument': 'ShopPay' }, { skip_shop_pay: 'true' }],
  [
    'Shop Pay beside another recommendation',
    { 'recommended-instrument': 'ShopPay', recommended: JSON.stringify(config('facebook_pay')) },
    { storefront_wallet: 'true' },
  ],
  ['Shop Pay by its config name', { 'recommended-instrument': 'shop_pay' }, { skip_shop_pay: 'true' }],
  ['another wallet', { 'recommended-instrument': 'PayPal' }, { storefront_wallet: 'true' }],
  ['an unknown wallet', { 'recommended-instrument': 'MoonPay' }, { storefront_wallet: 'true' }],
])('more payment options where recommended-instrument names %s', async (_name, attributes, flags) => {
  put(formHtml(hostHtml({ fallback: JSON.stringify(config('facebook_pay')), ...attributes })));
  const link = () => document.querySelector<HTMLElement>('more-payment-options-link > a');
  await soon(() => !!link()).toBe(true);
  link()!.click();
  expect(await checkoutFlags()).toEqual(flags);
});
