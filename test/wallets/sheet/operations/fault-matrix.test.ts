import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isIdempotent, type OperationName } from './operation-name';
import { calls } from './calls';
import { data, fakeApi, settled, silent } from '../../../press/api/fake-api';
import { faultMatrix } from './fault-matrix';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  expect(vi.getTimerCount(), 'no timer is left behind').toBe(0);
  vi.useRealTimers();
});

const RETRIES = 2;

describe.each(Object.keys(calls) as OperationName[])('%s', (operation) => {
  const call = calls[operation];
  const good = data(call.data);

  /** What stands in the matrix, as what `settled` says. */
  const expected = (ends: string) => {
    if (ends === 'result' || (ends === 'shape' && call.unread)) return { value: call.result };
    if (ends === 'empty')
      return call.unknown ? { failure: { name: 'ClientError', kind: 'shape' } } : { value: call.empty };
    return { failure: { name: 'ClientError', kind: ends } };
  };

  test('has its result when nothing goes wrong', async () => {
    const { client, sent } = fakeApi([good]);
    expect(await settled(call.run(client))).toEqual({ value: call.result, at: 0 });
    expect(sent.map((one) => one.operation)).toEqual([operation]);
  });

  describe.each(faultMatrix(call.data).map((row) => [row.fault, row] as const))('%s', (_fault, row) => {
    const asksAgain = row.again === 'always' || (row.again === 'where allowed' && isIdempotent(operation));

    test(asksAgain ? 'passes: is asked again' : 'passes too late: is not asked again', async () => {
      const { client, sent } = fakeApi([row.answer, good], { retries: RETRIES });
      expect(await settled(call.run(client))).toMatchObject(expected(asksAgain ? 'result' : row.ends));
      expect(sent.map(({ at }) => at)).toEqual(asksAgain ? [0, row.wait] : [0]);
    });

    test('lasts', async () => {
      const { client, sent } = fakeApi([row.answer], { retries: RETRIES });
      expect(await settled(call.run(client))).toMatchObject(expected(row.ends));
      expect(sent).toHaveLength(asksAgain ? 1 + RETRIES : 1);
    });
  });

  test(call.stoppable ? 'is stopped by its caller' : 'is not stopped by a sheet that closes', async () => {
    const stop = new AbortController();
    const { client, sent } = fakeApi([silent]);
    setTimeout(() => stop.abort(), 2000);
    const end = await settled(call.run(client, { signal: stop.signal }));
    expect(end).toMatchObject({
      failure: { name: 'ClientError', kind: call.stoppable ? 'aborted' : 'timeout' },
      at: call.stoppable ? 2000 : 15_000,
    });
    expect(sent).toHaveLength(1);
  });
});
