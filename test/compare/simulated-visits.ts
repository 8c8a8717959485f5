import type { Arm } from '../../src/build/compare/measured';
import { seededRandom } from '../seeded-random';
import { countOf, requestOf } from './split-requests';

/** What the visitors are like. */
interface Visitors {
  seed: number;
  visits: number;
  /** The part of the visits with the platform's buttons that reaches checkout. */
  rate: number;
  /** What is added to it with our buttons. */
  difference: number;
  split?: number;
}

/** The requests of visits that a split has sent to both arms, each on its way as a page sends it. */
export function simulatedVisits({ seed, visits, rate, difference, split = 50 }: Visitors): object[] {
  const random = seededRandom(seed);
  return Array.from({ length: visits }).flatMap(() => {
    const arm: Arm = random() * 100 < split ? 'karui' : 'platform';
    const about = { arm, split };
    const chance = rate + (arm === 'karui' ? difference : 0);
    const isBought = random() < chance;
    const isOrdered = isBought && random() < 0.6;
    const sent = [requestOf(countOf('visits', about))];
    if (isBought) sent.push(requestOf(countOf('presses', about), countOf('checkouts', about)));
    if (isOrdered) sent.push(requestOf(countOf('orders', about)));
    return sent;
  });
}
