import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../../wallets/sheet/session/answer-event';
import { cancelSheet, failSheet, leaveSheet } from '../../../wallets/sheet/session/end-sheet';
import type { SheetSession } from '../../../wallets/sheet/session/sheet-session';
import { submitOrder } from '../../../wallets/sheet/pay/submit-order';
import { answer } from '../../press/checkout/answers';
import { CHECKOUT, begun, createSession, heldLine, settled } from './begun-session';

const line = heldLine();

const REMOVAL = 'cartRemovePersonalData';

/** An event whose request is on its way. */
const late = (session: SheetSession) =>
  answerEvent(
    session,
    'open',
    ({ deadline: { signal } }) => session.client.send('mutation late { a }', {}, { signal }) as never,
  );

describe('personal data', () => {
  test.each<[string, (session: SheetSession) => unknown]>([
    ['is closed', (session) => cancelSheet(session)],
    ['ends', (session) => answerEvent(session, 'open', async () => ({ type: 'out_of_stock' }))],
    ['fails', (session) => failSheet(session, new Error('no'))],
    ['is left', (session) => leaveSheet(session, 'dynamic_tax')],
    [
      'has made the order',
      (session) => answerEvent(session, 'open', async () => [{ type: 'complete', redirectUrl: CHECKOUT }]),
    ],
  ])('is removed when the sheet %s, once whatever follows', async (_how, finish) => {
    const session = begun();
    await finish(session);
    void cancelSheet(session);
    leaveSheet(session, 'dynamic_tax');
    await settled();
    expect(line.operations).toEqual([REMOVAL]);
  });

  test('is removed after the last request has ended', async () => {
    const session = begun();
    const result = late(session);
    await settled();
    void cancelSheet(session);
    expect(await result).toBeNull();
    await settled();
    expect(line.operations).toEqual(['late']);
    line.pending[0]!(answer({ data: {} }));
    await settled();
    expect(line.operations).toEqual(['late', REMOVAL]);
  });

  test('needs no removal without a cart', async () => {
    void cancelSheet(createSession());
    await settled();
    expect(line.operations).toEqual([]);
  });
});

describe('when the page is left', () => {
  const submit = (session: SheetSession) =>
    answerEvent(session, 'open', async ({ deadline }) => {
      await submitOrder(session, 'attempt', deadline);
      return [];
    });

  test.each([
    ['personal data is removed at once, whatever is on its way', late, ['late', REMOVAL]],
    ['an order that is being made keeps it', submit, ['cartSubmitForCompletion']],
  ])('%s, with the sheet open or cancelled before', async (_what, begin, expected) => {
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
});
