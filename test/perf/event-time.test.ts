import { expect, test } from 'vitest';
import { eventTime, type DispatchEvent } from '../../perf/vitals/event-time';

const mark: DispatchEvent = { name: 'from', ph: 'R', pid: 1, tid: 1, ts: 1_000 };
const dispatch = (type: string, ts: number, dur: number, tdur: number, tid = 1): DispatchEvent => ({
  name: 'EventDispatch',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
  args: { data: { type } },
});

test('adds up the thread time of the events of a press', () => {
  const events = [
    mark,
    dispatch('pointerdown', 2_000, 4_000, 3_000),
    dispatch('click', 9_000, 20_000, 10_000),
    dispatch('change', 12_000, 5_000, 4_000),
  ];
  expect(eventTime(events, 'from')).toBe(13);
});

test.each([
  ['before the mark', dispatch('pointermove', 500, 100, 90_000)],
  ['of another thread', dispatch('click', 4_000, 100, 90_000, 2)],
  ['that no input made', dispatch('readystatechange', 4_000, 100, 90_000)],
])('leaves out an event %s', (_name, other) => {
  expect(eventTime([mark, other, dispatch('click', 9_000, 3_000, 2_000)], 'from')).toBe(2);
});

test('throws when the trace lacks the data', () => {
  expect(() => eventTime([], 'from')).toThrow('no mark');
  expect(() => eventTime([mark, dispatch('pointerdown', 2_000, 1, 1)], 'from')).toThrow('no click');
});
