import { median } from './median';

/** A measured value `y` of a page of size `x`. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The slope of the typical step from one point to the next: the median of all steps. What grows without end does so in every step;
 * what is still warming up jumps in some of them, and those do not count.
 */
export const typicalSlope = (points: readonly Point[]): number =>
  median(points.slice(1).map(({ x, y }, i) => (y - points[i]!.y) / (x - points[i]!.x)));

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
  // A step that is smaller than the noise counts as large as the noise: a bend in it could not be measured.
  const bend = Math.max(0, slope) / Math.max(perUnit(a, b), least, noise / (c.x - b.x));
  return { slope, bend, limit: Math.sqrt((b.x + c.x) / (a.x + b.x)) };
}
