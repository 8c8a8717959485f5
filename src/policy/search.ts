import { signal, type ReadonlySignal } from '@preact/signals';

/** The skeleton is shown for at least so many milliseconds, because one that only flashes is worse. */
const MIN_SKELETON = 800;

/** Where the search for a policy stands. */
export type Search = 'pending' | 'found' | 'failed';

/**
 * Follows a search for a policy: pending until its end, and for 800 ms at least.
 *
 * @param report is told why nothing was found
 */
export function followSearch(found: Promise<void>, report: (error: unknown) => void): ReadonlySignal<Search> {
  const search = signal<Search>('pending');
  const seen = new Promise((resolve) => setTimeout(resolve, MIN_SKELETON));
  const end = found.then(
    () => 'found' as const,
    (error: unknown) => {
      report(error);
      return 'failed' as const;
    },
  );
  void Promise.all([end, seen]).then(([how]) => (search.value = how));
  return search;
}
