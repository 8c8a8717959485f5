import { onCLS } from 'web-vitals/onCLS.js';
import { onFCP } from 'web-vitals/onFCP.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import type { Vital } from './metrics';

/** What is measured of a page view so far: once a value was taken, its view has no more of it. */
interface Measured {
  name: Vital;
  value: number;
  isTaken: boolean;
}

/**
 * Measures each view of this page, also one that comes back from the back/forward cache.
 *
 * @returns takes the values that are known and were not taken yet; to be called when the page is hidden, which ends a view
 */
export function watchVitals(): () => [name: Vital, value: number][] {
  /** Id of a view's metric → its last value. */
  const measured = new Map<string, Measured>();
  const note = (name: Vital) => (metric: { id: string; value: number }) => {
    const { isTaken = false } = measured.get(metric.id) ?? {};
    measured.set(metric.id, { name, value: metric.value, isTaken });
  };
  onFCP(note('fcp'));
  onLCP(note('lcp'));
  onCLS(note('cls'));
  onINP(note('inp'));
  return () =>
    [...measured.values()].flatMap((one) => {
      if (one.isTaken) return [];
      one.isTaken = true;
      return [[one.name, one.value] as [Vital, number]];
    });
}
