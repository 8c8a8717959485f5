import { expect, test } from 'vitest';
import { metricsBody } from '../../test-support/telemetry-bodies';
import type { Received } from './received';
import { readSeries } from './series';

const of = (body: unknown, outcome: Received['outcome'] = 'taken'): Received => ({
  number: 1,
  at: '',
  receiver: 'metrics',
  outcome,
  status: 200,
  reason: '',
  body,
});

const DURATION = {
  name: 'karui.press.duration',
  unit: 'ms',
  attributes: 'wallet=ShopPay, ending=redirect',
};

test('buckets are read with their bounds, and empty ones are left out', () => {
  const series = readSeries([of(metricsBody())]);
  expect(series.map(({ name, count }) => [name, count])).toEqual([
    ['karui.hosts', 1.25],
    ['karui.press.duration', 4],
    ['karui.presses', 3],
    ['karui.size', 5],
  ]);
  expect(series[1]).toMatchObject({
    ...DURATION,
    spread: { sum: 12, min: 0, max: 4 },
  });
  const rounded = (name: string) =>
    series
      .find((one) => one.name === name)
      ?.spread?.buckets.map(({ from, to, count }) => [Number(from.toFixed(2)), Number(to.toFixed(2)), count]);
  expect(rounded('karui.press.duration')).toEqual([
    [0, 0, 1],
    [1.83, 2, 2],
    [3.67, 4, 1],
  ]);
  expect(rounded('karui.size')).toEqual([
    [-Infinity, 0, 1],
    [10, 20, 1],
    [40, 80, 1],
    [80, 160, 1],
    [320, 640, 1],
  ]);
});

test('differences are added up, and what was refused does not count', () => {
  const [, duration, presses] = readSeries([
    of(metricsBody()),
    of(metricsBody(), 'partly'),
    of(metricsBody(), 'refused'),
  ]);
  expect(presses).toMatchObject({ name: 'karui.presses', attributes: 'wallet=ShopPay', count: 6 });
  expect(duration).toMatchObject({ ...DURATION, count: 8, spread: { sum: 24 } });
  expect(duration?.spread?.buckets.map(({ count }) => count)).toEqual([2, 4, 2]);
});

test('totals replace each other', () => {
  const body = metricsBody();
  body.resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!.sum!.aggregationTemporality = 2;
  expect(readSeries([of(body), of(body)]).find(({ name }) => name === 'karui.presses')?.count).toBe(3);
});

test('a body of another shape has no series', () => {
  expect(readSeries([of(null), of('text'), of({ resourceMetrics: 1 })])).toEqual([]);
});
