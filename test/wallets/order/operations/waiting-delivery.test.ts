import { describe, expect, test } from 'vitest';
import { createDeadline } from '../../../../src/api/deadline';
import { prepareCart, updateDelivery } from '../../../../wallets/order/wait-for-rates';
import { cartSelectedDeliveryOptionsUpdate } from '../../../../wallets/order/buyer-and-delivery';
import { data, fakeApi, settled, silent, within, type Answering } from '../../../api/fake-api';
import { leaveNoTimers } from '../../../api/leave-no-timers';
import { orderCart } from './sheet-answers';

leaveNoTimers();

const PENDING = { code: 'PENDING_DELIVERY_GROUPS', field: null, message: 'm' };
const prepared = (result: object) => data({ cartPrepareForCompletion: { result, userErrors: [] } });
const ready = prepared({ __typename: 'CartStatusReady', cart: orderCart });
const pending = prepared({ __typename: 'CartStatusNotReady', cart: orderCart, errors: [PENDING] });
const other = prepared({ __typename: 'CartStatusNotReady', cart: orderCart, errors: [{ code: 'OTHER' }] });
const throttledUntil = (seconds: number) =>
  prepared({ __typename: 'CartThrottled', pollAfter: new Date(seconds * 1000).toISOString() });

const SLOW = [...Array<Answering>(20).fill(pending), silent];
const NOT_READY = { value: { type: 'not_ready' } };

const halfSeconds = (count: number) => Array.from({ length: count }, (_none, at) => at * 500);

describe('preparing a cart', () => {
  test.each<[string, Answering[], object, number[]]>([
    ['takes what is ready', [ready], { value: { type: 'ready' } }, [0]],
    ['waits for rates', [pending, pending, ready], { value: { type: 'ready' } }, [0, 500, 1000]],
    ['does not wait for what waiting does not help', [other, ready], NOT_READY, [0]],
    ['asks a throttled cart when it may', [throttledUntil(3), ready], { value: { type: 'ready' } }, [0, 3000]],
    [
      'waits at least half a second, also when the named time is past',
      [throttledUntil(0), throttledUntil(0), ready],
      { value: { type: 'ready' } },
      [0, 500, 1000],
    ],
    ['does not ask before it may, even if it never may', [throttledUntil(21)], { value: { type: 'throttled' } }, [0]],
    ['returns the last answer after 20 s of waiting', [pending], { ...NOT_READY, at: 19_500 }, halfSeconds(40)],
    ['returns the last answer when the next one is too slow', SLOW, { ...NOT_READY, at: 20_000 }, halfSeconds(21)],
  ])('%s', async (_case, answers, end, times) => {
    const { client, sent } = fakeApi(answers);
    expect(await within(27_000, (deadline) => prepareCart(client, 'c1', deadline))).toMatchObject(end);
    expect(sent.map(({ at }) => at)).toEqual(times);
  });

  test('ends at the shared deadline, if that is sooner', async () => {
    const { client } = fakeApi([pending, silent]);
    expect(await within(4000, (deadline) => prepareCart(client, 'c1', deadline))).toMatchObject({
      failure: { name: 'ClientError', kind: 'timeout', message: 'no result within 4000 ms' },
      at: 4000,
    });
  });

  test('ends at once when it is cancelled while it waits', async () => {
    const { client, sent } = fakeApi([throttledUntil(10)]);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1200);
    const end = settled(prepareCart(client, 'c1', createDeadline(27_000, stop.signal)));
    expect(await end).toMatchObject({ failure: { name: 'ClientError', kind: 'aborted' }, at: 1200 });
    expect(sent).toHaveLength(1);
  });
});

describe('changing the delivery', () => {
  const changed = (payload: object) =>
    data({ cartSelectedDeliveryOptionsUpdate: { cart: orderCart, userErrors: [], warnings: [], ...payload } });
  const refused = changed({ cart: null, userErrors: [{ code: 'INVALID_DELIVERY_OPTION', field: null, message: 'm' }] });
  const notYet = changed({ cart: null, userErrors: [PENDING] });

  const run = (answers: Answering[]) => {
    const { client, sent } = fakeApi(answers);
    const change = (signal: AbortSignal) => cartSelectedDeliveryOptionsUpdate(client, 'c1', [], { signal });
    const end = within(27_000, (deadline) => updateDelivery(client, 'c1', change, deadline));
    return { sent, end };
  };
  const done = { type: 'changed', prepared: { type: 'ready' } };
  const why = { type: 'refused', change: { errors: [{ code: 'INVALID_DELIVERY_OPTION' }] } };

  test.each<[string, Answering[], object, string[]]>([
    ['prepares the cart after it', [changed({}), ready], done, ['0 change', '0 prepare']],
    [
      'goes on without a cart, which the server may hold back',
      [changed({ cart: null }), pending, ready],
      done,
      ['0 change', '0 prepare', '500 prepare'],
    ],
    [
      'is made again while rates are pending',
      [notYet, changed({}), ready],
      done,
      ['0 change', '500 change', '500 prepare'],
    ],
    ['says why it is refused', [refused], why, ['0 change']],
  ])('%s', async (_case, answers, value, calls) => {
    const { sent, end } = run(answers);
    expect(await end).toMatchObject({ value });
    const made = sent.map(({ at, operation }) => `${at} ${operation.includes('Prepare') ? 'prepare' : 'change'}`);
    expect(made).toEqual(calls);
  });

  test('has 20 seconds for both', async () => {
    const { end } = run([...Array<Answering>(30).fill(notYet), changed({}), pending]);
    expect(await end).toMatchObject({ value: { type: 'changed', prepared: { type: 'not_ready' } }, at: 19_500 });
  });
});
