import { describe, expect } from 'vitest';
import { cartBuyerIdentityUpdate } from '../../../../wallets/sheet/operations/buyer-identity';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { authorized, open } from '../errors/sheet-situations';
import { failedSubmission, said } from './store-errors';
import { amountOf, cartOf, test } from './store-sheet';

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
    const { errors, checkoutUrl } = await failedSubmission(sheet, cart.id);
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
    const { errors } = await failedSubmission(sheet, cart.id);
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
