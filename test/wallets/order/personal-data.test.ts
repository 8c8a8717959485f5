import { expect, test } from 'vitest';
import { submitOrder } from '../../../wallets/order/payment/submit-order';
import { answerEvent } from '../../../wallets/order/session/answer-event';
import { cancelSheet, leaveSheet } from '../../../wallets/order/session/end-sheet';
import type { SheetSession } from '../../../wallets/order/session/sheet-session';
import { answer } from '../../press/running/cart/answers';
import { begun, createSession, heldLine, settled } from './begun-session';

// The model tests show that every sheet removes the shopper's data once, whatever happens in it.

const line = heldLine();

const REMOVAL = 'cartRemovePersonalData';

/** An event whose request is on its way. */
const late = (session: SheetSession) =>
  answerEvent(
    session,
    'open',
    ({ deadline: { signal } }) => session.client.send('mutation late { a }', {}, { signal }) as never,
  );
/** An event that submits the order. */
const submit = (session: SheetSession) =>
  answerEvent(session, 'open', async ({ deadline }) => {
    await submitOrder(session, 'attempt', deadline);
    return [];
  });

test('personal data is removed once, after the last request has ended, whatever follows', async () => {
  const session = begun();
  const result = late(session);
  await settled();
  void cancelSheet(session);
  expect(await result).toBeNull();
  leaveSheet(session, 'dynamic_tax');
  await settled();
  expect(line.operations).toEqual(['late']);
  line.pending[0]!(answer({ data: {} }));
  await settled();
  expect(line.operations).toEqual(['late', REMOVAL]);
});

test('nothing is removed without a cart', async () => {
  void cancelSheet(createSession());
  await settled();
  expect(line.operations).toEqual([]);
});

test.each([
  ['personal data is removed at once, whatever is on its way', late, ['late', REMOVAL]],
  ['an order that is being made keeps it', submit, ['cartSubmitForCompletion']],
])('when the page is left %s, with the sheet open or cancelled before', async (_what, begin, expected) => {
  const left = new AbortController();
  void begin(begun(left.signal));
  await settled();
  left.abort();
  await settled();
  expect(line.operations.splice(0)).toEqual(expected);

  const session = begun();
  void begin(session);
  await settled();
  void cancelSheet(session);
  await settled();
  line.page.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(line.operations).toEqual(expected);
});
