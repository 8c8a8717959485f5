import { expect, test } from 'vitest';
import { leaveNoTimers } from './leave-no-timers';
import { busy, client, ok, settled, type Answering } from './noted-client';

leaveNoTimers();

test.each<[string, Answering]>([
  [
    'the server is silent',
    (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ],
  ['a wrapper of fetch drops the signal', () => new Promise(() => {})],
  [
    'the body never ends',
    () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } }),
  ],
])('gives up after 15 seconds when %s, and does not ask again', async (_case, first) => {
  const { request, calls } = client([first, ok]);
  const result = settled(request());
  expect(await result).toMatchObject({ failure: { kind: 'timeout', message: 'no result within 15000 ms' } });
  expect(Date.now()).toBe(15_000);
  expect(calls).toHaveLength(1);
});

test('tells fetch when it has given up', async () => {
  const { request, calls } = client([() => new Promise(() => {})]);
  await settled(request());
  expect(calls[0]!.options.signal?.aborted).toBe(true);
});

test('stops waiting for another try when the caller aborts', async () => {
  const stop = new AbortController();
  const { request, times } = client([busy(429, '5'), ok]);
  setTimeout(() => stop.abort(), 2000);
  expect(await settled(request({ signal: stop.signal }))).toMatchObject({ failure: { kind: 'aborted' } });
  expect([times(), Date.now()]).toEqual([[0], 2000]);
});

test('stops a call under way when the caller aborts, whatever the reason is', async () => {
  const stop = new AbortController();
  const { request } = client([() => new Promise(() => {})]);
  setTimeout(() => stop.abort('sheet closed'), 2000);
  expect(await settled(request({ signal: stop.signal }))).toMatchObject({
    failure: { kind: 'aborted', message: 'sheet closed' },
  });
});

test('does not begin when the caller has aborted already', async () => {
  const { request, calls } = client([ok]);
  expect(await settled(request({ signal: AbortSignal.abort() }))).toMatchObject({ failure: { kind: 'aborted' } });
  expect(calls).toEqual([]);
});
