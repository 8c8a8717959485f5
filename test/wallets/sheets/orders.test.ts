import { describe, expect, test } from 'vitest';
import { answers, go as goApple, type AppleWay } from '../apple-pay/apple-wallet';
import { go as goGoogle, type GoogleWay } from '../google-pay/google-wallet';
import { onFakeClock } from '../in-process/fake-time';
import { cheaperAtFirst, ebook, kyusu, ownCart, subscription, tin, twoParcels } from '../in-process/goods';
import type { SheetSeen } from '../in-process/sheet-page';
import { ORIGIN } from '../in-process/store';
import { fault } from '../in-process/store-actions';
import { endingOf, pay } from '../in-process/way';
import { SHEETS, type AnyWay, type Sheet } from './sheets';

onFakeClock();

const operations = ({ store }: SheetSeen) => store.sent.map(({ operation }) => operation);
const thanks = { type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/thank-you/`) };

type Row = [what: string, way: AnyWay | ((sheet: Sheet) => AnyWay)];

/** Longer than the client’s own tries last. */
const networkGone = (operation: string) =>
  Array.from({ length: 5 }, () => ({ do: 'line', operation, mishap: 'gone' }) as const);

const BOTH: Row[] = [
  ['for one thing', { actions: [pay] }],
  ['for the shopper’s own cart', { setup: { goods: ownCart }, actions: [pay] }],
  ['for two parcels', { setup: { goods: twoParcels }, actions: [pay] }],
  ['for two parcels, sent otherwise', { setup: { goods: twoParcels }, actions: [{ do: 'option', at: 3 }, pay] }],
  ['with a discount', { setup: { code: 'OCHA10' }, actions: [pay] }],
  ['with a discount that does not apply', { setup: { code: 'NATSU2024' }, actions: [pay] }],
  ['by subscription', { setup: { goods: subscription }, actions: [pay] }],
  ['where a local delivery comes first', (sheet) => ({ setup: sheet.at('kyoto'), actions: [pay] })],
  ['after two addresses', { actions: [{ do: 'address', to: 'hokkaido' }, { do: 'address', to: 'kyoto' }, pay] }],

  ['in a district of Hong Kong', (sheet) => ({ setup: sheet.at('taiPo'), actions: [pay] })],
  ['with another card', { actions: [{ do: 'card', to: 'jcb', billing: 'osaka' }, pay] }],
  [
    'after a busy store and a line that drops',
    {
      troubles: [
        fault('cartPaymentUpdate', { status: 503 }),
        fault('cartBuyerIdentityUpdate', { drop: true }),
        fault('cartPrepareForCompletion', { drop: true }),
      ],
      actions: [pay],
    },
  ],
  [
    'though the line is gone for a while at every call',
    {
      actions: [
        ...['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'].flatMap((operation) =>
          networkGone(operation),
        ),
        pay,
      ],
    },
  ],
  [
    'though the line is gone when the order is submitted',
    { actions: [...networkGone('cartSubmitForCompletion'), pay] },
  ],
  ['while the store is busy', { actions: [fault('cartSubmitForCompletion', { throttled: 4000 }, 2), pay] }],
  [
    'though an answer is lost',
    { actions: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'lost' }, pay] },
  ],
  ['though an answer is a page', { actions: [fault('cartSubmitForCompletion', { after: true, html: true }), pay] }],
];

const hasOneOrder = (seen: SheetSeen) =>
  expect([endingOf(seen), seen.store.orders().length, seen.store.carts().length]).toEqual([
    { type: 'redirect', url: expect.any(String) },
    1,
    0,
  ]);

describe.each(SHEETS)('whoever pays with $name', (sheet) => {
  test.each(BOTH)('%s has one order', async (_what, way) =>
    hasOneOrder((await sheet.go(typeof way === 'function' ? way(sheet) : way)).seen),
  );

  test('reads which payments of a subscription have its first price', async () => {
    const done = await sheet.go({ setup: { goods: cheaperAtFirst }, actions: [pay] });
    hasOneOrder(done.seen);
    const labels = (sheet.rows(done) as { label: string }[]).map(({ label }) => label);
    expect([...new Set(labels)].filter((label) => label.startsWith('定期購入'))).toEqual([
      '定期購入の合計（毎月、最初の3回）',
      '定期購入の合計（毎月、4回目以降）',
    ]);
  });

  test('for what was accepted before goes to its order', async () => {
    const { seen } = await sheet.go({ actions: [fault('cartSubmitForCompletion', { alreadyAccepted: true }), pay] });
    expect(endingOf(seen)).toEqual({ type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/cart/c/`) });
  });
});

test.each<[string, AppleWay]>([
  ['for goods that are not sent', { setup: { goods: ebook } }],
  ['for goods that cost nothing', { setup: { goods: ebook, code: 'TADA100' } }],
  ['in an old sheet with blanks', { setup: { shopper: { versions: [3], empty: 'blank', first: 'contact' } } }],
])('whoever pays with Apple Pay %s has one order', async (_what, way) =>
  hasOneOrder(await goApple({ ...way, actions: [pay] })),
);

const jcb = { do: 'card', to: 'jcb', billing: 'osaka' } as const;

test.each<[string, GoogleWay]>([
  ['in dollars', { setup: { goods: tin, currency: 'USD', shopper: { account: 'ann' } } }],
  ['with another account', { actions: [{ do: 'account', to: 'taro' }] }],
  [
    'with an account without an address',
    { actions: [{ do: 'account', to: 'blank' }, { do: 'address', to: 'osaka' }, jcb] },
  ],
  ['in Safari', { setup: { shopper: { mode: 'safari' } } }],
  ['in a window', { setup: { shopper: { mode: 'popup' } } }],
  ['in a browser that says nothing of options', { setup: { shopper: { initialOption: 'absent' } } }],
])('whoever pays with Google Pay %s has one order', async (_what, { setup, actions = [] }) =>
  hasOneOrder(await goGoogle({ ...(setup && { setup }), actions: [...actions, pay] })),
);

const PREPARED = ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion'];
const ENDS = [...PREPARED, 'cartPaymentUpdate', 'cartSubmitForCompletion', 'cartRemovePersonalData'];

test('an order with Apple Pay takes ten requests, and four replies to the sheet', async () => {
  const seen = await goApple({ setup: { goods: kyusu }, actions: [pay] });
  expect(endingOf(seen)).toEqual(thanks);
  const begins = ['applePaySessionCreate', 'cartCreate', 'cartPrepareForCompletion'];
  expect(operations(seen)).toEqual([...begins, ...PREPARED, ...ENDS]);
  expect(answers(seen)).toEqual([
    'completeMerchantValidation',
    'completePaymentMethodSelection',
    'completeShippingContactSelection',
    'completePayment',
  ]);
});

test('an order with Google Pay takes eight requests, and two answers to the sheet', async () => {
  const seen = await goGoogle({ actions: [pay] });
  expect(endingOf(seen)).toEqual(thanks);
  expect(operations(seen)).toEqual(['cartCreate', ...PREPARED, ...ENDS]);
  expect(seen.answers.map(({ to, answer }) => [to, Object.keys(answer)])).toEqual([
    ['onPaymentDataChanged INITIALIZE', ['newTransactionInfo', 'newOfferInfo', 'newShippingOptionParameters']],
    ['onPaymentAuthorized', ['transactionState']],
  ]);
});
