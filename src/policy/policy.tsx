import type { ReactNode } from 'react';
import type { Search } from './search';
import { Skeleton } from './skeleton';
import { words } from './words';

interface PolicyProps {
  search: Search;
  /**
   * A ref for the policy's place, called when the policy is found: adds content that Preact can't render. Pass the same function each time;
   * a new function is called again.
   */
  showFound?(place: HTMLElement | null): void;
  /** Rendered content: a frame, which is behind the skeleton while it loads. */
  children?: ReactNode;
}

/** The content of a policy's dialog: a skeleton, then the policy, or a message that there is none. */
export function Policy({ search, showFound, children }: PolicyProps) {
  const isPending = search === 'pending';
  return (
    <div className="policy" aria-busy={isPending || undefined} ref={(search === 'found' && showFound) || null}>
      {isPending && <Skeleton />}
      {/* An alert is read aloud although the focus is elsewhere. */}
      {search === 'failed' ? <p role="alert">{words.notLoaded}</p> : children}
    </div>
  );
}
