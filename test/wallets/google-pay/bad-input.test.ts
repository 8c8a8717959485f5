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

/** What is wrong with an answer to Google, which has to be an object that is not empty. */
function wrongAnswer(answer: unknown): string[] {
  const { newTransactionInfo, error, transactionState } = Object(answer) as Record<string, unknown>;
  if (transactionState === 'SUCCESS') return ['a success'];
  return newTransactionInfo || error ? [] : [`no answer: ${JSON.stringify(answer)}`];
}

const ofOption = (shippingOptionData: unknown) => ({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData });
const OPTIONS = [null, 12, '', {}, { id: null }, { id: '' }, { id: {} }, { id: ' , ,' }, { id: 'x'.repeat(100_000) }];
const QUESTIONS: unknown[] = [
  undefined,
  null,
  'INITIALIZE',
  [],
  {},
  { callbackTrigger: 'OFFER', offerData: {} },
  ...OPTIONS.map(ofOption),
  ...NO_ADDRESSES.flatMap((shippingAddress) =>
    ['INITIALIZE', 'SHIPPING_ADDRESS'].map((callbackTrigger) => ({ callbackTrigger, shippingAddress })),
  ),
];

test.each(QUESTIONS.map((question, at) => [at, JSON.stringify(question)?.slice(0, 90), question]))(
  'a malformed question is answered, without an unhandled rejection: %i %s',
  async (_at, _text, question) => {
    const page = await pages.pressed();
    expect(wrongAnswer(await askOfChange(page, question))).toEqual([]);
    expect(page.seen.loose).toEqual([]);
  },
);

describe('a malformed payment is answered, and makes no order:', () => {
  const TOKENS = [undefined, 12, '', '{', '[]', 'null', '{"signature":"a"}', '{"signature":1,"signedMessage":{}}'];
  /** Members that are changed, by their paths. */
  const CHANGES: [path: string, values: unknown[]][] = [
    ['', [undefined, null, {}]],
    ['email', [12]],
    ['paymentMethodData', [undefined, 'CARD']],
    ['paymentMethodData.tokenizationData', [null]],
    ['paymentMethodData.tokenizationData.token', TOKENS],
    ['paymentMethodData.info', [undefined]],
    ['paymentMethodData.info.billingAddress', NO_ADDRESSES],
    ['shippingAddress', NO_ADDRESSES],
  ];

  const put = (object: unknown, [name = '', ...path]: string[], value: unknown): unknown =>
    name === ''
      ? value
      : { ...(object as object), [name]: put((object as Record<string, unknown>)[name], path, value) };

  test.each(CHANGES.flatMap(([path, values]) => values.map((value, at) => [path, at, value] as const)))(
    '%s is wrong: %i',
    async (path, _at, value) => {
      const page = await pages.pressed();
      const paid = await refusedPayment(page);
      expect(wrongAnswer(await askOfPayment(page, put(paid, path.split('.'), value)))).toEqual([]);
      expect([page.seen.store.orders(), page.seen.loose]).toEqual([[], []]);
    },
  );
});
