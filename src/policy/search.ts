import { signal, type ReadonlySignal } from '@preact/signals';

/** How long a policy may take to come, in milliseconds. After that, the dialog says that there is none. */
export const SEARCH_LIMIT = 10_000;

/** How long the skeleton is shown at least, in milliseconds: a skeleton that only flashes is worse. */
const MIN_SKELETON = 800;

/** State of the search for a policy. */
export type Search = 'pending' | 'found' | 'failed';

/**
 * Follows a search for a policy: `pending` until its end, and for at least 800 ms.
 *
 * @param report called with the reason why nothing was found
 */
export function followSearch(found: Promise<void>, report: (error: unknown) => void): ReadonlySignal<Search> {
  const search = signal<Search>('pending');
  const skeletonShown = new Promise((resolve) => setTimeout(resolve, MIN_SKELETON));
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
