import { expect, test } from 'vitest';
import { readCpuTime, type TraceEvent } from '../../perf/read-trace';
import { eventTime } from '../../perf/vitals/event-time';

const mark = (name: string, ts: number) => ({ name, ph: 'R', pid: 1, tid: 1, ts });
const span = (name: string, ts: number, dur: number, tdur: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});
const dispatch = (type: string, ...times: [ts: number, dur: number, tdur: number, tid?: number]) => ({
  ...span('EventDispatch', ...times),
  args: { data: { type } },
});
const read = (...events: TraceEvent[]) => readCpuTime([mark('in', 1_000), ...events, mark('out', 90_000)], 'in', 'out');

test('thread time of evaluations is added up, nested ones once, without other threads and times', () => {
  const events = [
    span('RunTask', 2_000, 40_000, 9_000),
    span('EvaluateScript', 3_000, 30_000, 6_000),
    span('v8.evaluateModule', 3_100, 29_000, 5_900),
    span('v8.evaluateModule', 3_000, 30_000, 50_000, 2),
    span('v8.evaluateModule', 95_000, 1_000, 1_000),
    span('RunTask', 100, 500, 60_000),
  ];
  expect(read(...events)).toEqual({ evaluate: 6, longestTask: 9 });
});

test('a trace that lacks the data is an error', () => {
  expect(() => readCpuTime([mark('in', 0)], 'in', 'out')).toThrow('no mark out');
  expect(() => read()).toThrow('no evaluation');
  const { tdur: _tdur, ...clockless } = span('v8.evaluateModule', 3_000, 30_000, 5_000);
  expect(() => read(clockless)).toThrow('no thread times');
  expect(() => eventTime([], 'from')).toThrow('no mark');
  expect(() => eventTime([mark('from', 1_000), dispatch('pointerdown', 2_000, 1, 1)], 'from')).toThrow('no click');
});
