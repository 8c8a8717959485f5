import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Every test of the file runs on a fake clock, from 0 on, and fails when it leaves a timer behind. */
export function leaveNoTimers(): void {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => {
    expect(vi.getTimerCount(), 'no timer is left behind').toBe(0);
    vi.useRealTimers();
  });
}
