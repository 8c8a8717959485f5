import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../combinations';
import { googlePages } from './open-page';
import { askOfChange, askOfPayment, refusedPayment } from './questions';

const pages = googlePages();

const FIELDS = `name address1 address2 address3 locality administrativeArea countryCode postalCode sortingCode phoneNumber`;
const addressOf = (value: unknown) => Object.fromEntries(FIELDS.split(' ').map((name) => [name, value]));
const NO_ADDRESSES = rowsOf<unknown>(
  [null, '東京都', [], addressOf(12)],
  [undefined, 0, 12, '', true, {}, ...[null, '', {}, []].map(addressOf)],
);

/** What is wrong with an answer to Google, which has to be an object that says something. */
function wrongAnswer(answer: unknown): string[] {
  const { newTransactionInfo, error, transactionState } = Object(answer) as Record<string, unknown>;
  if (transactionState === 'SUCCESS') return ['a success'];
  return newTransactionInfo || error ? [] : [`no answer: ${JSON.stringify(answer)}`];
}

describe('a question that Google would never ask is answered, and nobody hears of it:', () => {
  const QUESTIONS: unknown[] = [
    undefined,
    null,
    0,
    'INITIALIZE',
    [],
    {},
    { callbackTrigger: null },
    { callbackTrigger: 'PAYMENT_METHOD', paymentMethodData: { type: 'CARD' } },
    { callbackTrigger: 'OFFER', offerData: {} },
    { callbackTrigger: 'SHIPPING_OPTION' },
    ...[
      null,
      12,
      '',
      {},
      { id: null },
      { id: 12 },
      { id: '' },
      { id: {} },
      { id: ' , ,' },
      { id: 'x'.repeat(100_000) },
    ].map((shippingOptionData) => ({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData })),
    ...NO_ADDRESSES.flatMap((shippingAddress) => [
      { callbackTrigger: 'INITIALIZE', shippingAddress },
      { callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress },
    ]),
    { callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: { countryCode: 'JP' }, surplus: { of: ['everything'] } },
  ];

  test.each(QUESTIONS.map((question, at) => [at, JSON.stringify(question)?.slice(0, 90), question]))(
    '%i %s',
    async (_at, _text, question) => {
      const page = await pages.pressed();
      expect(wrongAnswer(await askOfChange(page, question))).toEqual([]);
      expect(page.seen.loose).toEqual([]);
    },
  );
});

describe('a payment that Google would never give is answered, and makes no order:', () => {
  /** The payment with one member changed, by its path. */
  const changed = (path: string, value: unknown) => [path, value] as const;
  const CHANGES = [
    changed('', undefined),
    changed('', null),
    changed('', {}),
    changed('paymentMethodData', undefined),
    changed('paymentMethodData', 'CARD'),
    changed('paymentMethodData.tokenizationData', null),
    ...[
      undefined,
      null,
      12,
      '',
      '{',
      '[]',
      '"text"',
      'null',
      '{"signature":"a"}',
      '{"signature":1,"protocolVersion":2,"signedMessage":{}}',
    ].map((token) => changed('paymentMethodData.tokenizationData.token', token)),
    changed('paymentMethodData.info', undefined),
    changed('email', 12),
    ...NO_ADDRESSES.map((address) => changed('paymentMethodData.info.billingAddress', address)),
    ...NO_ADDRESSES.map((address) => changed('shippingAddress', address)),
  ];

  const put = (object: unknown, [name = '', ...path]: string[], value: unknown): unknown =>
    name === ''
      ? value
      : { ...(object as object), [name]: put((object as Record<string, unknown>)[name], path, value) };

  test.each(CHANGES.map(([path, value], at) => [at, path, JSON.stringify(value)?.slice(0, 60), value] as const))(
    '%i %s is %s',
    async (_at, path, _text, value) => {
      const page = await pages.pressed();
      const paid = await refusedPayment(page);
      expect(wrongAnswer(await askOfPayment(page, put(paid, path.split('.'), value)))).toEqual([]);
      expect(page.seen.store.orders()).toEqual([]);
      expect(page.seen.loose).toEqual([]);
    },
  );
});
