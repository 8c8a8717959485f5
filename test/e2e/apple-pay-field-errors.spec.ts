import { message, type MessageKey } from '../../wallets/sheet/errors/messages';
import table from '../wallets/sheet/errors/error-reactions.json' with { type: 'json' };
import { withParams } from './fixtures/apple-pay-params';
import { expect, test, type Scenario } from './fixtures/apple-pay-scenario';
import type { ApplePay } from './fixtures/apple-pay';
import { lots } from './fixtures/lots';
import type { StoreFault } from './fixtures/store-control';

/** Code, path of the argument, and what the sheet shows: nothing, or code, field and words. */
type Row = readonly [code: string, field: string, shown: string];

const to = (leaf: string): string => `buyerIdentity.deliveryAddressPreferences.0.deliveryAddress.${leaf}`;
const shipping = (rest: string): string => `shippingContactInvalid ${rest}`;
const UNSERVICEABLE = 'addressUnserviceable かるい茶舗ではこの住所への配送に対応していません。別の住所をお選びください';
const NOTHING = '';

/** Errors of an address before the shopper pays, when Apple hides most of it. */
const WHILE_OPEN: readonly Row[] = [
  ['ADDRESS_FIELD_CONTAINS_EMOJIS', to('city'), shipping('locality 市区町村に絵文字は使用できません')],
  ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', to('city'), shipping('locality 市区町村にHTMLタグは使用できません')],
  ['ADDRESS_FIELD_IS_TOO_LONG', to('city'), shipping('locality 市区町村が長すぎます')],
  ['ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', to('zip'), shipping('postalCode 有効な郵便番号を入力してください')],
  ['ADDRESS_FIELD_IS_REQUIRED', to('province'), shipping('administrativeArea 都道府県を選択してください')],
  ['ADDRESS_FIELD_IS_REQUIRED', to('country'), shipping('country 国/地域を選択してください')],
  ['INVALID_ZIP_CODE_FOR_COUNTRY', to('zip'), shipping('postalCode 有効な郵便番号を入力してください')],
  ['INVALID_ZIP_CODE_FOR_PROVINCE', to('zip'), shipping('postalCode 有効な郵便番号を入力してください')],
  ['PROVINCE_NOT_FOUND', to('province'), shipping('administrativeArea 有効な都道府県を選択してください')],
  ['ZIP_CODE_NOT_SUPPORTED', to('zip'), UNSERVICEABLE],
  ['UNSPECIFIED_ADDRESS_ERROR', to('country'), UNSERVICEABLE],
  ['INVALID_DELIVERY_GROUP', to('country'), UNSERVICEABLE],
  // The sheet has not given these fields to the page yet.
  ['ADDRESS_FIELD_IS_REQUIRED', to('firstName'), NOTHING],
  ['ADDRESS_FIELD_IS_REQUIRED', to('address1'), NOTHING],
  ['ADDRESS_FIELD_CONTAINS_EMOJIS', to('address2'), NOTHING],
  ['ADDRESS_FIELD_IS_REQUIRED', to('phone'), NOTHING],
  ['INVALID', 'buyerIdentity.email', NOTHING],
];

/** The same errors and those of fields that are known once the shopper has paid. */
const WHEN_PAID: readonly Row[] = [
  ...WHILE_OPEN.filter(([, , shown]) => shown !== NOTHING),
  ['ADDRESS_FIELD_CONTAINS_URL', to('firstName'), shipping('name 名にURLは使用できません')],
  ['ADDRESS_FIELD_IS_REQUIRED', to('lastName'), shipping('name 姓を入力してください')],
  ['ADDRESS_FIELD_IS_TOO_LONG', to('address1'), shipping('addressLines 住所が長すぎます')],
  [
    'ADDRESS_FIELD_CONTAINS_HTML_TAGS',
    to('address2'),
    shipping('addressLines 建物名、部屋番号などにHTMLタグは使用できません'),
  ],
  ['ADDRESS_FIELD_CONTAINS_EMOJIS', to('phone'), shipping('phoneNumber 電話番号に絵文字は使用できません')],
  ['INVALID', 'buyerIdentity.email', shipping('emailAddress 有効なメールアドレスを入力してください')],
  ['INVALID', 'buyerIdentity.phone', shipping('phoneNumber 有効な電話番号を入力してください')],
];

/** Path of the billing address inside the payment. */
const BILLING = 'payment.walletPaymentMethod.applePayWalletContent.billingAddress';
const billing = (rest: string): string => `billingContactInvalid ${rest}`;
const WHEN_BILLED: readonly Row[] = [
  ['ADDRESS_FIELD_IS_REQUIRED', `${BILLING}.zip`, billing('postalCode 請求先の郵便番号を入力してください')],
  ['ADDRESS_FIELD_CONTAINS_EMOJIS', `${BILLING}.firstName`, billing('name 請求先の名に絵文字は使用できません')],
  ['ADDRESS_FIELD_IS_TOO_LONG', `${BILLING}.address1`, billing('addressLines 請求先の住所が長すぎます')],
  ['PROVINCE_NOT_FOUND', `${BILLING}.province`, billing('administrativeArea 請求先の有効な都道府県を選択してください')],
  ['UNSPECIFIED_ADDRESS_ERROR', BILLING, billing('postalAddress 請求先住所を確認してください')],
];

const refused = (operation: string, rows: readonly Row[]): StoreFault => ({
  operation,
  userErrors: rows.map(([code, field]) => ({ code, field: field.split('.'), message: `words of ${code}` })),
  nullCart: false,
  times: 1,
});

const shownOf = ([, , shown]: Row): string => shown;

/** What the sheet is to show of a lot, in any order. */
const wordsOf = (rows: readonly Row[]): string[] => rows.map(shownOf).toSorted();

const open = (scenario: Scenario) => scenario.open('sencha', withParams({ phoneRequired: true }));

/** Clears the sheet's errors as a shopper does: chooses the address and the card again. */
async function mend({ user, until }: ApplePay): Promise<void> {
  await user.selectContact('tokyo');
  await until('ready');
  await user.selectPaymentMethod('visa');
  await until('ready');
}

test('an address that the store refuses shows the right message at the right field, and none at fields that are still hidden', async ({
  scenario,
  applePay,
  store,
}) => {
  await open(scenario);
  // An address outside all delivery zones has no shipping methods: each such error is tried alone.
  const together = WHILE_OPEN.filter(([, , shown]) => shown !== UNSERVICEABLE && shown !== NOTHING);
  const alone = WHILE_OPEN.filter(([, , shown]) => shown === UNSERVICEABLE).map((row) => [row]);
  const hidden = WHILE_OPEN.filter(([, , shown]) => shown === NOTHING);
  for (const rows of [...lots(together, shownOf), ...alone, hidden]) {
    await store.faults(refused('cartBuyerIdentityUpdate', rows));
    await applePay.user.selectContact('osaka');
    const sheet = await applePay.until('ready');
    expect((await scenario.errors()).toSorted(), `${rows}`).toEqual(rows === hidden ? [] : wordsOf(rows));
    expect(sheet.shippingMethods.length === 0, `${rows}`).toBe(rows[0]![2] === UNSERVICEABLE);
  }
  await mend(applePay);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

const AUTHORIZED = [
  ['the buyer', 'cartBuyerIdentityUpdate', WHEN_PAID],
  ['the payment', 'cartPaymentUpdate', WHEN_BILLED],
] as const;

for (const [what, operation, rows] of AUTHORIZED) {
  test(`${what} that the store refuses after the shopper paid shows the right message at the right field`, async ({
    scenario,
    applePay,
    store,
  }) => {
    await open(scenario);
    for (const lot of lots(rows, shownOf)) {
      await store.faults(refused(operation, lot));
      await scenario.pay();
      expect(await scenario.outcome(), `${lot}`).toBe('sheet');
      expect((await scenario.errors()).toSorted(), `${lot}`).toEqual(wordsOf(lot));
      await mend(applePay);
    }
    expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
}

type Entry = { action: string; messageKey?: string; apple?: { code: string; contactField: string | null } };

/** Every submission error code that the sheet shows → what it shows. */
const FAILED = Object.entries<Entry>(table.SubmissionErrorCode)
  .filter(([, { action, apple }]) => action === 'show_error' && apple)
  .map(([code, { messageKey, apple }]) => {
    const contact = apple!.code === 'billingContactInvalid' ? 'billing' : 'shipping';
    const words = message(messageKey as MessageKey, { contact, country: 'JP', shop: 'かるい茶舗' });
    return [code, [apple!.code, apple!.contactField, words].filter(Boolean).join(' ')] as const;
  });

test('every order error that the shopper can correct is shown at its field, within Apple’s 128 characters', async ({
  scenario,
  applePay,
  store,
}) => {
  expect(FAILED.length).toBeGreaterThan(50);
  await open(scenario);
  for (const lot of lots(FAILED, ([, shown]) => shown)) {
    const submitFailed = lot.map(([code]) => ({ code, message: code }));
    await store.faults({ operation: 'cartSubmitForCompletion', submitFailed, times: 1 });
    await scenario.pay();
    const codes = lot.map(([code]) => code).join();
    expect(await scenario.outcome(), codes).toBe('sheet');
    expect((await scenario.errors()).toSorted(), codes).toEqual(lot.map(([, shown]) => shown).toSorted());
    await mend(applePay);
  }
  expect(FAILED.filter(([, words]) => words.length > 128)).toEqual([]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('errors of one field are shown once; an error in a phone number that the sheet did not ask for goes to checkout', async ({
  scenario,
  applePay,
  store,
}) => {
  const codes = ['DELIVERY_ADDRESS1_INVALID', 'DELIVERY_ADDRESS2_TOO_LONG', 'DELIVERY_FIRST_NAME_REQUIRED'];
  await store.faults([
    { operation: 'cartSubmitForCompletion', submitFailed: codes.map((code) => ({ code })), times: 1 },
    { operation: 'cartSubmitForCompletion', submitFailed: [{ code: 'DELIVERY_PHONE_NUMBER_REQUIRED' }] },
  ]);
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('sheet');
  expect(await scenario.errors()).toEqual([
    shipping('addressLines 有効な住所を入力してください'),
    shipping('name 名を入力してください'),
  ]);
  await mend(applePay);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
});
