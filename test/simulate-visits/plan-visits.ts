import { seededRandom } from '../seeded-random';

/** The part of all visits that goes to checkout with the platform's buttons. */
const RATE = 0.05;

/** What a simulated visitor is going to do. */
export interface Plan {
  /** What the page draws the arm by, from 0 to 1. */
  draw: number;
  /** Whether the visitor goes to checkout. @param isOurs whether our buttons are on the page @param difference what they add to the rate */
  isBuying(isOurs: boolean, difference: number): boolean;
  /** By the button on the product page, or by the cart. */
  way: 'button' | 'cart';
  isOrdering: boolean;
}

/** Plans visits: the same ones for the same seed. */
export function planVisits(seed: number, visits: number): Plan[] {
  const random = seededRandom(seed);
  return Array.from({ length: visits }, () => {
    const [draw, wish, way, order] = [random(), random(), random(), random()];
    return {
      draw,
      isBuying: (isOurs, difference) => wish < RATE + (isOurs ? difference : 0),
      way: way < 0.7 ? 'button' : 'cart',
      isOrdering: order < 0.6,
    };
  });
}
