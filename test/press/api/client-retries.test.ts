import { expect, test } from 'vitest';
import { created } from '../checkout/answers';
import { leaveNoTimers } from './leave-no-timers';
import { busy, client, ok, settled, type Answering } from './noted-client';

leaveNoTimers();

test.each<[string, Answering, number]>([
  ['429 without a time after a second', busy(429), 1000],
  ['503 without a time after a second', busy(503), 1000],
  ['429 after its seconds', busy(429, '3'), 3000],
  ['503 after its seconds', busy(503, '0.5'), 500],
  ['429 at its date', busy(429, 'Thu, 01 Jan 1970 00:00:04 GMT'), 4000],
  ['429 at once when its date has passed', busy(429, 'Wed, 31 Dec 1969 00:00:00 GMT'), 0],
  ['503 after a second when the time is unreadable', busy(503, 'soon'), 1000],
  ['429 after the longest wait', busy(429, '10'), 10_000],
])('asks again after %s', async (_case, first, at) => {
  const { request, times } = client([first, ok]);
  expect(await settled(request())).toEqual(created().data);
  expect(times()).toEqual([0, at]);
});

test.each([
  [0, [0]],
  [1, [0, 1000]],
  [2, [0, 1000, 2000]],
  [3, [0, 1000, 2000, 3000]],
] as const)('with %i retries sends no more requests than that', async (retries, expected) => {
  const { request, times } = client([busy(429)], { retries });
  expect(await settled(request())).toMatchObject({ failure: { kind: 'status', status: 429, body: '<p>busy' } });
  expect(times()).toEqual(expected);
});

test('does not retry when the server wants a wait of more than 10 s', async () => {
  const { request, times } = client([busy(503, '11'), ok]);
  expect(await settled(request())).toMatchObject({ failure: { status: 503 } });
  expect(times()).toEqual([0]);
});
