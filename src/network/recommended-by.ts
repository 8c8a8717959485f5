import { readProductWallets, type ReadAttribute } from '../markup/shop';

/**
 * The wallet that a host recommends first: from `recommended`, as long as it is the one that is shown; otherwise from
 * `recommended-instrument`.
 *
 * @param first what is shown first, as other systems call it; absent for nothing
 * @throws DeveloperError for markup that can't be used
 */
export function recommendedBy(read: ReadAttribute, first: string | null | undefined): string | null | undefined {
  const { recommended } = readProductWallets(read);
  if (!recommended) return (read('recommended-instrument') || '').trim();
  return recommended.name.replace(/_/g, '') === (first || '').toLowerCase() ? recommended.name : null;
}
