import { beforeEach, expect, test } from 'vitest';
import { flush, report, sendBy, track, type Entry } from '../../src/lib/track';
import { takeEntries } from '../telemetry/take-entries';

beforeEach(() => void takeEntries());

test('hands over what was tracked and reported, oldest first, once', () => {
  const error = new Error('boom');
  track('press', { wallet: 'shop_pay' });
  report(error);
  expect(takeEntries()).toEqual([
    { type: 'event', name: 'press', data: { wallet: 'shop_pay' }, at: expect.any(Number) },
    { type: 'error', error, at: expect.any(Number) },
  ]);
  expect(takeEntries()).toEqual([]);
});

test('a flush has everything sent before it returns', () => {
  const sent: Entry[] = [];
  sendBy((entries) => sent.push(...entries));
  track('press');
  expect(sent).toEqual([]);
  flush();
  expect(sent).toHaveLength(1);
});

test('a full queue drops its oldest entries', () => {
  for (let index = 0; index < 150; index++) track(`event ${index}`);
  const names = takeEntries().map((entry) => entry.type === 'event' && entry.name);
  expect(names).toHaveLength(100);
  expect(names[0]).toBe('event 50');
  expect(names.at(-1)).toBe('event 149');
});
