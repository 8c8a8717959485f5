import { expect, test } from 'vitest';
import { createDeadline } from '../../../../src/api/deadline';
import { submitCart } from '../../../../wallets/order/payment/submit-cart';
import { answer } from '../../../press/cart/answers';
import { data, fakeApi, silent, within, type Answering } from '../../../api/fake-api';
import { leaveNoTimers } from '../../../api/leave-no-timers';

leaveNoTimers();

const submitted = (result: object | null, ...userErrors: object[]) =>
  data({ cartSubmitForCompletion: { result, userErrors } });
const success = submitted({ __typename: 'SubmitSuccess', redirectUrl: 'https://shop.example/thanks' });
const accepted = submitted({ __typename: 'SubmitAlreadyAccepted' });
const noCart = submitted(null, { code: 'INVALID', field: ['cartId'], message: 'm' });
const wait = (seconds: number) =>
  submitted({ __typename: 'SubmitThrottled', pollAfter: new Date(seconds * 1000).toISOString() });
const lost: Answering = () => Promise.reject(new TypeError('Failed to fetch'));
const page: Answering = () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
const half: Answering = () => answer('{"data":');
const busy =
  (status: number, seconds: number): Answering =>
  () =>
    answer('', { status, headers: { 'Retry-After': `${seconds}` } });
const slow: Answering = (...given) => new Promise((come) => setTimeout(() => come(success(...given)), 300));

/** The answers, when the sheet is closed, the outcome, and when requests are sent. */
type Row = [what: string, answers: Answering[], closed: number | null, end: object, times: number[]];

const SUCCESS = { value: { type: 'success' } };
const ACCEPTED = { value: { type: 'already_accepted' } };
const NOTHING_DONE = { value: { type: 'throttled', pollAfter: Infinity } };
const FAILED = { failure: { name: 'ClientError' } };

test.each<Row>([
  ['is done at once', [success], null, SUCCESS, [0]],
  ['is made again when the server allows', [wait(2), wait(4), success], null, SUCCESS, [0, 2000, 4000]],
  ['is not made before the server allows', [wait(30), success], null, { value: { type: 'throttled' } }, [0]],
  ['is refused where nothing was lost', [noCart], null, { value: { type: 'refused' } }, [0]],
  ['is made again after a lost answer', [lost, accepted], null, ACCEPTED, [0, 1000]],
  ['is made again over a lost line and a busy server', [lost, busy(503, 0), success], null, SUCCESS, [0, 1000, 1000]],
  ['is made again after half an answer', [half, accepted], null, ACCEPTED, [0, 0]],
  ['is not known to have failed after two pages', [page], null, { failure: { kind: 'content_type' } }, [0, 0]],
  ['is not known to have failed without an answer', [silent], null, { failure: { kind: 'timeout' } }, [0]],
  ['is not known to have failed: a 503 may hide an order', [busy(503, 0), wait(60)], null, FAILED, [0, 0]],
  ['is not known to have failed: an order makes the store busy', [lost, wait(60)], null, FAILED, [0, 1000]],
  ['is not known to have failed: an order takes the cart', [lost, noCart], null, FAILED, [0, 1000]],
  ['is not made again in a closed sheet', [wait(5)], 100, { value: { type: 'throttled' }, at: 100 }, [0]],
  ['has done nothing after a 429 in a closed sheet', [busy(429, 5)], 300, NOTHING_DONE, [0]],
  ['is not known to have failed after a 503 in a closed sheet', [busy(503, 5)], 300, FAILED, [0]],
  ['goes on when the sheet is closed during the request', [slow], 100, SUCCESS, [0]],
])('a submission %s', async (_what, answers, closed, expected, times) => {
  const { client, sent } = fakeApi(answers);
  const stop = new AbortController();
  if (closed !== null) setTimeout(() => stop.abort(), closed);
  const end = within(27_000, (deadline) => submitCart(client, 'c1', 'attempt', deadline, stop.signal));
  expect(await end).toMatchObject(expected);
  expect(sent.map(({ at }) => at)).toEqual(times);
  expect(new Set(sent.map(({ variables }) => variables['attemptToken']))).toEqual(new Set(['attempt']));
});

test('a submission needs a token', async () => {
  const deadline = createDeadline(27_000);
  const { client, sent } = fakeApi([success]);
  await expect(submitCart(client, 'c1', '', deadline)).rejects.toThrow('no attempt token');
  expect(sent).toEqual([]);
  deadline.end();
});
