import { expect, test } from 'vitest';
import { scriptTime } from '../../perf/measure/script-time';

const MAIN = { pid: 1, tid: 1 };
const mark = (name: string, ts: number) => ({ name, ph: 'R', ts, ...MAIN });
const span = (name: string, ts: number, dur: number, url = '', thread: object = MAIN) => ({
  name,
  ph: 'X',
  ts,
  dur,
  tdur: dur,
  args: { data: { url } },
  ...MAIN,
  ...thread,
});

const TRACE = [
  span('EvaluateScript', 0, 900),
  mark('from', 1000),
  span('RunTask', 1000, 9000),
  // The compiling is a part of the evaluation.
  span('v8.compile', 1100, 1000),
  span('EvaluateScript', 1100, 4000),
  span('v8.compileModule', 6000, 500, 'https://shop.example/karui/1/wallets.js'),
  span('Layout', 7000, 500),
  span('FunctionCall', 6000, 700, '', { tid: 2 }),
  mark('to', 9000),
  span('FunctionCall', 9100, 700),
];

test('script time counts what lies in another span once, and nothing outside the marks or on another thread', () => {
  expect(scriptTime(TRACE, 'from', 'to')).toBe(4.5);
  expect(scriptTime(TRACE, 'from', 'to', /\/karui\//)).toBe(0.5);
  expect(() => scriptTime(TRACE, 'from', 'end')).toThrow('no mark end');
});
