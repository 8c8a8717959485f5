import { describe, expect } from 'vitest';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import { cartCreate } from '../operations/whole-cart';
import { pay } from '../../../../wallets/sheet/pay/pay';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { newYork, tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { atCreation } from '../errors/at-creation';
import { authorized } from '../errors/sheet-situations';
import { paidCart } from './store-cart';
import { failedSubmission, said } from './store-errors';
import { applePay, cartOf, EMAIL, hidden, test } from './store-sheet';

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
    expect(said((await failedSubmission(sheet, id)).errors, authorized, billing.country)).toEqual(words);
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
  ])('for %j has one reaction', async ([codes, words], { sheet }) => {
    const cart = await paidCart(sheet);
    await sheet.fault({
      operation: 'cartSubmitForCompletion',
      submitFailed: codes.map((code) => ({ code })),
      times: 1,
    });
    const { errors, checkoutUrl } = await failedSubmission(sheet, cart.id);
    expect([said(errors, authorized, 'JP'), checkoutUrl]).toEqual([words, cart.checkoutUrl]);
    // Nothing was ordered: the shopper may mend it and try again by the same token.
    const again = await submitCart(sheet.client, cart.id, 'attempt', sheet.deadline);
    expect(again.type).toBe('success');
  });

  test('for what the sheet has hidden until now says what is missing', async ({ sheet }) => {
    const created = await sheet.create({ lines: [line(44_001)] });
    const delivery = { address: hidden(tokyo), validation: 'COUNTRY_CODE_ONLY' } as const;
    const cart = cartOf(await sheet.identify(created, { email: EMAIL, delivery }));
    await sheet.pay(cart);
    expect(said((await failedSubmission(sheet, cart.id)).errors, authorized, 'JP')).toEqual([
      'last_name: 姓を入力してください',
      'address1: 住所を入力してください',
    ]);
  });

  test('for a total that has moved since the approval leads to checkout', async ({ sheet }) => {
    const cart = await paidCart(sheet);
    await sheet.authorize(cart, newYork);
    expect(said((await failedSubmission(sheet, cart.id)).errors, authorized, 'US')).toEqual(['dynamic_tax']);
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
    expect([cart, errors.map(atCreation)]).toEqual([null, actions]);
  });
});
