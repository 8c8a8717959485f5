import { expect, test } from 'vitest';
import { readCpuTime, type TraceEvent } from '../../perf/read-trace';

const mark = (name: string, ts: number): TraceEvent => ({ name, ph: 'R', pid: 1, tid: 1, ts });
const span = (name: string, ts: number, dur: number, tdur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});
const read = (...events: TraceEvent[]) => readCpuTime([mark('in', 1_000), ...events, mark('out', 90_000)], 'in', 'out');

test('adds up thread time, not wall-clock time', () => {
  const events = [span('RunTask', 2_000, 40_000, 7_500), span('v8.evaluateModule', 3_000, 30_000, 5_000)];
  expect(read(...events)).toEqual({ evaluate: 5, longestTask: 7.5 });
});

test('counts nested evaluations once, and leaves out other threads and times', () => {
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

test('throws when the trace lacks the data', () => {
  expect(() => readCpuTime([mark('in', 0)], 'in', 'out')).toThrow('no mark out');
  expect(() => read()).toThrow('no evaluation');
  const { tdur: _tdur, ...clockless } = span('v8.evaluateModule', 3_000, 30_000, 5_000);
  expect(() => read(clockless)).toThrow('no thread times');
  const evaluation = span('v8.evaluateModule', 3_000, 30_000, 5_000);
  expect(() => read(span('RunTask', 100, 500, 60_000), evaluation)).toThrow('no task after in');
});
