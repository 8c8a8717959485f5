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

/** How a value grows with the size of its page. */
export interface Growth {
  /** What one more costs, over the last step. */
  slope: number;
  /** What one more costs in the last step over what it costs in the step before: 1 on a line. */
  bend: number;
  /** The bend that lies halfway between a line and a square. */
  limit: number;
}

/**
 * How the last step grows against the one before it.
 *
 * @param points three or more, by rising `x`
 * @param noise what two measurements of the same page differ by; growth that is smaller than it counts as none
 */
export function growth(points: readonly Point[], noise: number): Growth {
  const [a, b, c] = points.slice(-3);
  if (!a || !b || !c) throw new Error('Growth needs three sizes');
  const perUnit = (from: Point, to: Point) => (to.y - from.y) / (to.x - from.x);
  const least = noise / (b.x - a.x);
  const slope = perUnit(b, c);
  // A step within the noise is taken for as large as the noise may hide: what is too small to see can't be seen to bend.
  const bend = Math.max(0, slope) / Math.max(perUnit(a, b), least, noise / (c.x - b.x));
  return { slope, bend, limit: Math.sqrt((b.x + c.x) / (a.x + b.x)) };
}
