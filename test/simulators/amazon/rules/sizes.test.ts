import { describe, expect, test } from 'vitest';
import { firstSize, nextSize } from './sizes';

describe('8: the script begins', () => {
  test.each([
    [112, 50, 200, 50],
    [113, 42, 113, 42],
    [601, 41, 600, 45],
    [300, 231, 300, 230],
  ])('in %i × %i with %i × %i', (width, height, wide, high) => {
    expect(firstSize({ width, height })).toEqual({ width: wide, height: high });
  });
});

describe('8: the script goes on', () => {
  test.each([
    [473, 46, 460, 46],
    [900, 60, 600, 60],
    [300, 25, 250, 45],
    [300, 41, 300, 45],
    [140, 54, 140, 140 / 2.6],
    [140, 60, 140, 140 / 2.6],
    [100, 44, 113, 113 / 2.6],
  ])('from %i × %i to %f × %f', (width, height, wide, high) => {
    const size = nextSize({ width, height });
    expect(size.width).toBeCloseTo(wide, 5);
    expect(size.height).toBeCloseTo(high, 5);
  });
});
