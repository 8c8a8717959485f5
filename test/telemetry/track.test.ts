import { beforeEach, expect, test } from 'vitest';
import { flush, report, track } from '../../src/telemetry/track';

beforeEach(() => void flush());

test('hands over what was tracked and reported, oldest first, once', () => {
  const error = new Error('boom');
  track('press', { wallet: 'shop_pay' });
  report(error);
  expect(flush()).toEqual([
    { type: 'event', name: 'press', data: { wallet: 'shop_pay' }, at: expect.any(Number) },
    { type: 'error', error, at: expect.any(Number) },
  ]);
  expect(flush()).toEqual([]);
});

test('a full queue drops its oldest entries', () => {
  for (let index = 0; index < 150; index++) track(`event ${index}`);
  const names = flush().map((entry) => entry.type === 'event' && entry.name);
  expect(names).toHaveLength(100);
  expect(names[0]).toBe('event 50');
  expect(names.at(-1)).toBe('event 149');
});
