import { expect, test } from 'vitest';
import { scriptTime } from '../../perf/measure/script-time';
import type { Untouched } from '../../perf/vitals/untouched';
import { untouchedText } from '../../perf/vitals/untouched-report';

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

const work = (script: number, files = 0) => [0, 5, -5].map((noise) => ({ script: script + noise, all: 400, files }));
const fetched = { evaluated: [] as string[], requests: 1, bytes: 14_000, allBytes: 90_000 };
const page = (widget: { script?: number; files?: number } & Partial<typeof fetched>): Untouched => ({
  page: 'cart',
  work: { with: work(widget.script ?? 70, widget.files), snippet: work(70), without: work(20) },
  fetched: { with: { ...fetched, ...widget }, without: { ...fetched, requests: 0, bytes: 0, allBytes: 64_000 } },
});
const failing = (one: Untouched) =>
  untouchedText([one])
    .checks.filter(({ holds }) => !holds)
    .map(({ what }) => what.replace('cart, untouched: ', ''));

test('an untouched page fails where a module ran, or where our files cost anything or never came', () => {
  expect(failing(page({}))).toEqual([]);
  expect(failing(page({ script: 73 }))).toEqual(['script over that of the snippet alone']);
  expect(failing(page({ files: 3 }))).toEqual(['script of the widget’s files']);
  expect(failing(page({ evaluated: ['wallets.js'] }))).toEqual(['modules of ours evaluated after 8 s']);
  expect(failing(page({ requests: 0 }))).toEqual(['the widget’s files are there']);
});

test('what an untouched page transfers is told with the snippet and without it', () => {
  expect(untouchedText([page({})]).texts.at(-1)).toMatch(/\| cart +\| +0 \| +1 \| +14\.0 \| +26\.0 \|/);
});
