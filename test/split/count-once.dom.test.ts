import { beforeEach, expect, test } from 'vitest';
import { countOnce } from '../../src/split/count-once';
import type { Step } from '../../src/split/metrics';

const forget = () => (document.cookie = 'karui_counted=;path=/;max-age=0');
beforeEach(forget);

/** The steps that are counted of those that a visit comes to, in their order. */
const counted = (arm: string, ...steps: Step[]) => steps.filter((step) => countOnce(step, arm));

test('each step of a visit is counted once', () => {
  const visit: Step[] = ['visits', 'presses', 'checkouts', 'orders'];
  expect(counted('k50', ...visit, ...visit)).toEqual(visit);
  expect(document.cookie).toBe('karui_counted=k50.vpco');
});

test('what a visit comes to before a product was seen is not counted, and counts after that', () => {
  expect(counted('p50', 'presses', 'checkouts', 'orders')).toEqual([]);
  expect(document.cookie).not.toContain('p50');
  expect(counted('p50', 'visits', 'checkouts')).toEqual(['visits', 'checkouts']);
});

test('what was counted in another arm, or at another split, is of another visit', () => {
  counted('k50', 'visits', 'presses');
  expect(counted('p50', 'presses', 'visits', 'presses')).toEqual(['visits', 'presses']);
  expect(counted('p10', 'checkouts', 'visits')).toEqual(['visits']);
});
