import { expect, test } from 'vitest';
import { figuresTable } from './figures-table';
import type { Figures } from './visit';

const figures = (factor: number): Figures => ({
  cls: 0.001 * factor,
  lcp: 100 * factor,
  requests: factor,
  bytes: 1000 * factor,
  task: 10 * factor,
  touchedBytes: 2000 * factor,
  touchedTask: 20 * factor,
});

test('the table has the middle of all visits, and what differs, with its sign', () => {
  const table = figuresTable([
    { device: 'phone', without: [figures(9), figures(2), figures(1)], with: [figures(1), figures(3), figures(30)] },
  ]);
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| | without Karui | with Karui | difference |',
    expect.stringMatching(/^\| -+ \| -+: \| -+: \| -+: \|$/),
    '| Layout shift (CLS), phone | 0.002 | 0.003 | +0.001 |',
    '| Largest paint (LCP), phone | 200 ms | 300 ms | +100 ms |',
    '| Requests, phone | 2 | 3 | +1 |',
    '| Bytes, phone | 2.0 kB | 3.0 kB | +1.0 kB |',
    '| Main thread, phone | 20 ms | 30 ms | +10 ms |',
    '| Bytes, page touched, phone | 4.0 kB | 6.0 kB | +2.0 kB |',
    '| Main thread, page touched, phone | 40 ms | 60 ms | +20 ms |',
  ]);
  const less = figuresTable([{ device: 'phone', without: [figures(3)], with: [figures(1)] }]);
  expect(less).toMatch(/Requests, phone +\| +3 \| +1 \| +−2 \|/);
});
