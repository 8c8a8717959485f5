import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, NEEDS_GESTURE, refused, request } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('a session is constructed', () => {
  test('1: inside a gesture and nowhere else', () => {
    const { simulator, broken } = createSeller();
    expect(attempt(() => new simulator.ApplePaySession(14, request))).toBe(NEEDS_GESTURE);
    expect(broken()).toEqual([1]);
    expect(attempt(() => simulator.gesture(() => new simulator.ApplePaySession(14, request)))).toBeNull();
  });

  test('2: after awaiting a resolved promise, and not in a later task', async () => {
    const { simulator, broken } = createSeller();
    const afterwards = (waiting: () => Promise<unknown>) =>
      simulator.gesture(async () => {
        await waiting();
        return attempt(() => new simulator.ApplePaySession(14, request));
      });
    expect(await afterwards(() => Promise.resolve())).toBeNull();
    expect(await afterwards(() => readFile(import.meta.filename))).toBe(NEEDS_GESTURE);
    expect(broken()).toEqual([1]);
  });

  test('3: in a version that is supported', () => {
    expect(refused({}, 15)).toEqual(['InvalidAccessError: "15" is not a supported version.', 3]);
    expect(refused({}, 12, { versions: [3] })).toEqual(['InvalidAccessError: "12" is not a supported version.', 3]);
    expect(refused({}, 3, { versions: [3] })).toEqual([null]);
    const { simulator, broken } = createSeller({ versions: [1, 2, 3] });
    expect([14, 3].map((version) => simulator.ApplePaySession.supportsVersion(version))).toEqual([false, true]);
    expect(attempt(() => simulator.ApplePaySession.supportsVersion(0))).toMatch(/^InvalidAccessError/);
    expect(broken()).toEqual([3]);
  });
});
