import { median } from './median';

/** A measured value `y` of a page of size `x`. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The slope of a line through the points by Theil and Sen: the median of the slopes of all pairs, so that a few points that are
 * off do not bend it.
 */
export const slopeOf = (points: readonly Point[]): number =>
  median(points.flatMap((a, i) => points.slice(i + 1).map((b) => (b.y - a.y) / (b.x - a.x))));
