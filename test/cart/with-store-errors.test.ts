import { describe, expect } from 'vitest';
import { cartBuyerIdentityUpdate } from '../../src/cart/buyer-identity';
import { decide, type SheetAction } from '../../src/cart/decide';
import type { MailingAddress } from '../../src/cart/mailing-address';
import { message } from '../../src/cart/messages';
import { cartCreate } from '../../src/cart/operations';
import { pay } from '../../src/cart/pay';
import type { ReportedError, Situation } from '../../src/cart/reaction';
import { reactionsTo } from '../../src/cart/reaction-to';
import { submission } from '../../src/cart/submission';
import { amountOf, applePay, cartOf, EMAIL, hidden, line, newYork, test, tokyo, type StoreSheet } from './store-sheet';

const open = { stage: 'open', wallet: 'apple_pay', asks: { phone: true, email: true } } as const;
const authorized = { ...open, stage: 'authorized' } as const;

/** What a sheet does about errors: `field: words` of each that it shows, else the reason. */
function said(errors: readonly ReportedError[], situation: Situation, country: string): string[] {
  const actions = reactionsTo(errors, situation).filter((reaction) => reaction.type !== 'ignore');
  const action: SheetAction = decide(actions);
  if (action.type === 'show_error')
    return action.errors.map(({ contact, field, key }) => `${field}: ${message(key, { contact, country })}`);
  return [action.type === 'decelerate' ? action.reason : action.type];
}

const paidCart = async (sheet: StoreSheet, billing: MailingAddress = tokyo) => {
  const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
  expect((await sheet.pay(cart, billing)).errors).toEqual([]);
  return cart;
};

const submit = async (sheet: StoreSheet, id: string) => {
  const done = await submission(sheet.client, id, 'attempt')(sheet.deadline);
  if (done.type !== 'failed') throw new Error(`not failed: ${done.type}`);
  return done;
};

describe('an address that nothing is sent to', () => {
  const okinawa = { ...tokyo, province: 'JP-47', city: '那覇市', zip: '900-0006' };

  test('is shown to be so, until a good one is chosen', async ({ sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    const first = await sheet.show(cart, okinawa);
    expect(cartOf(first).deliveryGroups.nodes).toEqual([]);
    const errors = first.type === 'changed' && first.prepared.type === 'not_ready' ? first.prepared.errors : [];
    expect(said(errors, { ...open, preparing: true }, 'JP')).toEqual(['address: この住所には配送できません']);

    const second = await sheet.show(cart, tokyo);
    expect([cartOf(second).deliveryGroups.nodes.length, amountOf(cartOf(second))]).toEqual([1, '9400.0 JPY']);
  });

  test('can’t be bought for either, when it is only known at the end', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), okinawa));
    expect((await sheet.pay(cart)).errors).toEqual([]);
    const { errors, checkoutUrl } = await submit(sheet, cart.id);
    expect(said(errors, authorized, 'JP')).toEqual(['address: この住所には配送できません']);
    expect(checkoutUrl).toBe(cart.checkoutUrl);
  });
});

describe('a whole address', () => {
  const long = 'あ'.repeat(256);
  test.for<[string[], Partial<Record<keyof MailingAddress, string | undefined>>]>([
    [['city: 市区町村を入力してください'], { city: undefined }],
    [['zone: 都道府県を選択してください'], { province: undefined }],
    [['zone: 有効な都道府県を選択してください'], { province: 'JP-48' }],
    [['postal_code: 郵便番号を入力してください'], { zip: undefined }],
    [['postal_code: 有効な郵便番号を入力してください'], { zip: '10001' }],
    [['address: この住所には配送できません'], { zip: '100-2101' }],
    [['address1: 住所を入力してください'], { address1: undefined }],
    [['address2: 建物名、部屋番号などが長すぎます'], { address2: long }],
    [['city: 市区町村にHTMLタグは使用できません'], { city: '<b>千代田区</b>' }],
    [['first_name: 名に絵文字は使用できません'], { firstName: '太郎🍵' }],
    [['last_name: 姓にURLは使用できません'], { lastName: 'www.example.jp' }],
    [['last_name: 有効な姓を入力してください'], { lastName: '123' }],
    [['phone: 有効な電話番号を入力してください'], { phone: 'call me' }],
    [['zone: 首長国を選択してください'], { country: 'AE', province: 'Nix' }],
    [['postal_code: 有効な郵便番号を入力してください'], { country: 'CA', province: 'ON', zip: 'H2X 1Y4' }],
    [['country: 国/地域を選択してください'], { country: 'ZZ' }],
    [['address: この住所には配送できません'], { country: 'KP' }],
    [
      [
        'last_name: 姓を入力してください',
        'postal_code: 有効な郵便番号を入力してください',
        'city: 市区町村を入力してください',
      ],
      { lastName: undefined, city: undefined, zip: 'x' },
    ],
  ])('that is not good is refused with %j', async ([words, changes], { sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    const address = JSON.parse(JSON.stringify({ ...tokyo, ...changes })) as MailingAddress;
    const update = await sheet.authorize(cart, address);
    if (update.type !== 'refused') throw new Error('not refused');
    expect(said(update.change.errors, authorized, address.country)).toEqual(words);
    expect(await sheet.buyers()).toMatchObject([{ email: null, deliveryAddress: null }]);
    // What the open sheet still hides is not complained of.
    expect((await sheet.show(cart, address)).type).toBe('changed');
  });

  test.for([
    ['nobody', 'email: 有効なメールアドレスを入力してください'],
    ['a@b', 'email: 有効なメールアドレスを入力してください'],
  ])('with the e-mail address "%s" is refused', async ([email, words], { sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    const update = await sheet.identify(cart, { email, delivery: { address: tokyo, validation: 'STRICT' } });
    expect(update.type === 'refused' && said(update.change.errors, authorized, 'JP')).toEqual([words]);
  });

  test('with an empty e-mail address is taken without one, which is then missing', async ({ sheet }) => {
    const created = await sheet.create({ lines: [line(44_001)] });
    const cart = cartOf(
      await sheet.identify(created, { email: '', delivery: { address: tokyo, validation: 'STRICT' } }),
    );
    await sheet.pay(cart);
    const { errors } = await submit(sheet, cart.id);
    expect(said(errors, authorized, 'JP')).toEqual(['email: メールアドレスを入力してください']);
    // A sheet that does not ask for it can't show it.
    expect(said(errors, { ...authorized, asks: { phone: false, email: false } }, 'JP')).toEqual([
      'redirect_to_checkout_required',
    ]);
  });

  test('of a country that the API has no name for fails the call', async ({ sheet }) => {
    const { id } = await sheet.create({ lines: [line(44_001)] });
    const call = cartBuyerIdentityUpdate(sheet.client, id, {
      delivery: { address: { country: 'PW' }, validation: 'COUNTRY_CODE_ONLY' },
    });
    await expect(call).rejects.toMatchObject({ name: 'ClientError', kind: 'graphql' });
  });
});

describe('a bill', () => {
  test.for<[MailingAddress, string[]]>([
    [
      { country: 'JP' },
      [
        'last_name: 請求先の姓を入力してください',
        'address1: 請求先の住所を入力してください',
        'zone: 請求先の都道府県を選択してください',
        'postal_code: 請求先の郵便番号を入力してください',
        'city: 請求先の市区町村を入力してください',
      ],
    ],
    [{ ...tokyo, zip: 'x' }, ['postal_code: 請求先の有効な郵便番号を入力してください']],
    [{ ...tokyo, province: 'x' }, ['zone: 請求先の有効な都道府県を選択してください']],
    [{ country: 'ZZ' }, ['country: 請求先の国/地域を選択してください']],
    [{ country: 'KP' }, ['payments_country_invalid']],
  ])('to %j is refused with words when the order is placed', async ([billing, words], { sheet }) => {
    const { id } = await paidCart(sheet, billing);
    expect(said((await submit(sheet, id)).errors, authorized, billing.country)).toEqual(words);
  });

  test('to a country that is none is refused with the payment', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
    const { errors } = await sheet.pay(cart, { country: 'XX' });
    expect(errors.map(({ field }) => field?.slice(-2))).toEqual([['billingAddress', 'countryCode']]);
    expect(said(errors, authorized, 'XX')).toEqual(['invalid_country']);
  });

  test('by a method that the shop does not take leads to checkout', async ({ sheet }) => {
    const created = await sheet.create({ lines: [line(43_001)] });
    const { applePayWalletContent: content } = applePay(tokyo);
    const paying = pay(
      sheet.client,
      created.id,
      {
        amount: created.cost.totalAmount,
        walletPaymentMethod: { applePayWalletContent: { ...content, version: 'EC_v9' } },
      },
      sheet.deadline,
    );
    expect(said((await paying).errors, authorized, 'JP')).toEqual(['unsupported_apple_pay_payment_method']);
  });
});

describe('an order that fails', () => {
  test.for<[string[], string[]]>([
    [['BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED', 'DELIVERY_CITY_REQUIRED'], ['captcha_required']],
    [['BUYER_IDENTITY_CONTACT_INFO_DOES_NOT_MATCH_CUSTOMER'], ['account_info_mismatch']],
    [['DELIVERY_CITY_REQUIRED', 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'], ['city: 市区町村を入力してください']],
    [
      ['DELIVERY_ADDRESS1_TOO_LONG', 'PAYMENTS_POSTAL_CODE_INVALID'],
      ['address1: 住所が長すぎます', 'postal_code: 請求先の有効な郵便番号を入力してください'],
    ],
    [['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'], ['dynamic_tax']],
    [['TAX_NEW_TAX_MUST_BE_ACCEPTED', 'DELIVERY_CITY_REQUIRED'], ['dynamic_tax']],
    [['NO_DELIVERY_GROUP_SELECTED'], ['shipping_option: 配送方法を選択してください']],
    [['PAYMENTS_METHOD_REQUIRED'], ['payment: お支払い方法を確認してください']],
    [['MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE', 'ERROR'], ['not_enough_stock']],
    [['REDIRECT_TO_CHECKOUT_REQUIRED'], ['redirect_to_checkout_required']],
    [['FROM_TOMORROW', 'DELIVERY_CITY_REQUIRED'], ['redirect_to_checkout_required']],
  ])('for %j does one thing', async ([codes, words], { sheet }) => {
    const cart = await paidCart(sheet);
    await sheet.fault({
      operation: 'cartSubmitForCompletion',
      submitFailed: codes.map((code) => ({ code })),
      times: 1,
    });
    const { errors, checkoutUrl } = await submit(sheet, cart.id);
    expect([said(errors, authorized, 'JP'), checkoutUrl]).toEqual([words, cart.checkoutUrl]);
    // Nothing was ordered: the shopper may mend it and try again by the same token.
    const again = await submission(sheet.client, cart.id, 'attempt')(sheet.deadline);
    expect(again.type).toBe('success');
  });

  test('for what the sheet has hidden until now says what is missing', async ({ sheet }) => {
    const created = await sheet.create({ lines: [line(44_001)] });
    const delivery = { address: hidden(tokyo), validation: 'COUNTRY_CODE_ONLY' } as const;
    const cart = cartOf(await sheet.identify(created, { email: EMAIL, delivery }));
    await sheet.pay(cart);
    expect(said((await submit(sheet, cart.id)).errors, authorized, 'JP')).toEqual([
      'last_name: 姓を入力してください',
      'address1: 住所を入力してください',
    ]);
  });

  test('for a total that has moved since the approval leads to checkout', async ({ sheet }) => {
    const cart = await paidCart(sheet);
    await sheet.authorize(cart, newYork);
    expect(said((await submit(sheet, cart.id)).errors, authorized, 'US')).toEqual(['dynamic_tax']);
  });
});

describe('a cart that is refused', () => {
  test.for<[object, string[]]>([
    [line(41_001, 3), ['abort']],
    [line(46_001), ['abort']],
    [line(41_001, 22), ['dialog']],
    [line(99_999), ['abort']],
  ])('for %j says so before there is a sheet', async ([wanted, actions], { sheet }) => {
    const { cart, errors } = await cartCreate(sheet.client, { lines: [wanted as ReturnType<typeof line>] });
    expect([cart, said(errors, { ...open, stage: 'create' }, 'JP')]).toEqual([null, actions]);
  });
});
