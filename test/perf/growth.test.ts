import { expect, test } from 'vitest';
import { growth } from '../../perf/measure/fit-line';
import { mainThread } from '../../perf/measure/main-thread';
import type { TraceEvent } from '../../perf/read-trace';

const sizes = [1, 10, 50, 200];
const along = (value: (x: number) => number) => sizes.map((x) => ({ x, y: value(x) }));

test('what grows faster than a line is found, also behind a high fixed cost, and noise is not', () => {
  const { slope, bend, limit } = growth(
    along((x) => 20 + 3 * x),
    1,
  );
  expect([slope, bend]).toEqual([3, 1]);
  expect(limit).toBeCloseTo(2.04, 2);
  const grows = (value: (x: number) => number) => {
    const found = growth(along(value), 1);
    return found.bend > found.limit;
  };
  const ways = [() => 7, (x: number) => x * Math.log(x + 1), (x: number) => 0.1 * x * x, (x: number) => 5000 + x * x];
  expect(ways.map(grows)).toEqual([false, false, true, true]);
  const noise = [17.5, 16.7, 19].map((y, index) => ({ x: [10, 200, 2000][index]!, y }));
  const { bend: bent, limit: most } = growth(noise, 3);
  expect(bent).toBeLessThan(most);
  expect(() => growth([{ x: 1, y: 1 }], 1)).toThrow('three sizes');
});

const mark = (name: string, ts: number): TraceEvent => ({ name, ph: 'R', pid: 1, tid: 1, ts });
const task = (ts: number, tdur: number | undefined, tid = 1): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  ...(tdur !== undefined && { tdur }),
});

test('tasks of the main thread are added up between the first mark and the last of the other', () => {
  const events = [
    mark('from', 1_000),
    task(500, 90_000),
    task(2_000, 4_000),
    task(3_000, 70_000, 2),
    mark('to', 4_000),
    task(5_000, 6_500),
    task(5_500, undefined),
    mark('to', 6_000),
    task(7_000, 80_000),
  ];
  expect(mainThread(events, 'from', 'to')).toEqual({ total: 10.5, longest: 6.5 });
  expect(() => mainThread(events, 'from', 'end')).toThrow('no mark end');
  expect(() => mainThread([mark('from', 1), task(2, undefined), mark('to', 3)], 'from', 'to')).toThrow(
    'no thread times',
  );
});
