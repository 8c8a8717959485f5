import { signal, type ReadonlySignal } from '@preact/signals';
import { LEAST_SKELETON } from '../limits';

/** State of the search for a policy. */
export type Search = 'pending' | 'found' | 'failed';

/**
 * Follows a search for a policy: `pending` until its end, and for at least 800 ms.
 *
 * @param report called with the reason why nothing was found
 */
export function followSearch(found: Promise<void>, report: (error: unknown) => void): ReadonlySignal<Search> {
  const search = signal<Search>('pending');
  const skeletonShown = new Promise((resolve) => setTimeout(resolve, LEAST_SKELETON));
  const end = found.then(
    () => 'found' as const,
    (error: unknown) => {
      report(error);
      return 'failed' as const;
    },
  );
  void Promise.all([end, skeletonShown]).then(([how]) => (search.value = how));
  return search;
}
