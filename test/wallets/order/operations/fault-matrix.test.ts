import { describe, expect, test } from 'vitest';
import { combinations } from '../../../combinations';
import { data, fakeApi, settled, silent } from '../../../api/fake-api';
import { leaveNoTimers } from '../../../api/leave-no-timers';
import { calls, NAMES, type Call } from './calls';
import { faultMatrix } from './fault-matrix';

leaveNoTimers();

const RETRIES = 2;

/** An outcome of the matrix in the form that `settled` returns. */
function expected(ends: string, call: Call) {
  if (ends === 'result' || (ends === 'shape' && call.unread)) return { value: call.result };
  if (ends === 'empty' && !call.unknown) return { value: call.empty };
  return { failure: { name: 'ClientError', kind: ends === 'empty' ? 'shape' : ends } };
}

const FAULTS = faultMatrix({}).map(({ fault }) => fault);

test.each(combinations({ operation: NAMES, fault: FAULTS, how: ['passes', 'lasts'] }))(
  '$operation: $fault $how',
  async ({ operation, fault, how }) => {
    const call: Call = calls[operation];
    const row = faultMatrix(call.data).find((one) => one.fault === fault)!;
    const asksAgain = row.again === 'always' || (row.again === 'where allowed' && !call.once);
    const answers = how === 'passes' ? [row.answer, data(call.data)] : [row.answer];
    const { client, sent } = fakeApi(answers, { retries: RETRIES });
    const end = await settled(call.run(client));
    expect(end).toMatchObject(expected(how === 'passes' && asksAgain ? 'result' : row.ends, call));
    const times = sent.map(({ at }) => at);
    if (how === 'passes') expect(times).toEqual(asksAgain ? [0, row.wait] : [0]);
    else expect(times).toHaveLength(asksAgain ? 1 + RETRIES : 1);
  },
);

describe.each(NAMES)('%s', (operation) => {
  const call: Call = calls[operation];

  test('has its result when nothing goes wrong', async () => {
    const { client, sent } = fakeApi([data(call.data)]);
    expect(await settled(call.run(client))).toEqual({ value: call.result, at: 0 });
    expect(sent.map((one) => one.operation)).toEqual([operation]);
  });

  test(call.unread ? 'is not stopped by a sheet that closes' : 'is stopped by its caller', async () => {
    const stop = new AbortController();
    const { client, sent } = fakeApi([silent]);
    setTimeout(() => stop.abort(), 2000);
    expect(await settled(call.run(client, { signal: stop.signal }))).toMatchObject({
      failure: { name: 'ClientError', kind: call.unread ? 'timeout' : 'aborted' },
      at: call.unread ? 15_000 : 2000,
    });
    expect(sent).toHaveLength(1);
  });
});
