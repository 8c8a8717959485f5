import type { ReactNode } from 'react';
import type { Search } from './search';
import { Skeleton } from './skeleton';
import { words } from './words';

interface PolicyProps {
  search: Search;
  /** Gets the policy's place when it is found: puts in what can't be rendered. The same function each time, or it is called again. */
  showFound?(place: HTMLElement | null): void;
  /** What is rendered in it: a frame, which is behind the skeleton while it loads. */
  children?: ReactNode;
}

/** What stands in a policy's dialog: a skeleton, then what was found, or that there is none. */
export function Policy({ search, showFound, children }: PolicyProps) {
  const isPending = search === 'pending';
  return (
    <div className="policy" aria-busy={isPending || undefined} ref={(search === 'found' && showFound) || null}>
      {isPending && <Skeleton />}
      {/* An alert is read aloud although the focus is elsewhere. */}
      {search === 'failed' ? <p role="alert">{words.notFound}</p> : children}
    </div>
  );
}
