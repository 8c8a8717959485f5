import type { ComponentType } from 'react';
import { escapeInFrame } from './escape-in-frame';
import { Policy } from './policy';
import { followSearch } from './search';
import { takeOut } from './take-out';

/** Milliseconds that the frame may take to load: after that the dialog says that there is no policy. */
const LIMIT = 10_000;

/**
 * The terms or the privacy policy of managed markets, in a frame that reads nothing of the shopper's, can't lead this page away, and
 * opens links elsewhere. Another site's page may run scripts to show its text. One of the store's own keeps its origin, so that Escape
 * is heard in it, and therefore runs none.
 *
 * @param href the page's absolute address; empty where there is none
 * @param report is told why there is none
 * @returns a view of it
 */
export function managedMarkets(title: string, href: string, report: (error: unknown) => void): ComponentType {
  const isOwn = href.startsWith(`${location.origin}/`);
  // A page of the store's own, or one that nobody on the line can change.
  const isSafe = isOwn || href.startsWith('https:');
  let onLoad!: () => void;
  /** A ref: the time of a frame begins and ends with it. */
  let limitTime!: (frame: Element | null) => () => void;
  // Browsers do not tell a page from an error page, so only one that never loads is not found.
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`no policy at ${href}${why}`));
    if (!isSafe) fail('');
    onLoad = resolve;
    limitTime = (frame) => {
      const limit = setTimeout(fail, LIMIT, ` within ${LIMIT} ms`);
      return () => (clearTimeout(limit), takeOut(frame)());
    };
  });
  const search = followSearch(loaded, report);
  return () => (
    <Policy search={search.value}>
      {isSafe && (
        <iframe
          ref={limitTime}
          title={title}
          sandbox={`allow-${isOwn ? 'same-origin' : 'scripts'} allow-popups allow-popups-to-escape-sandbox`}
          referrerPolicy="no-referrer"
          src={href}
          onLoad={({ currentTarget }) => {
            onLoad();
            escapeInFrame(currentTarget);
          }}
        />
      )}
    </Policy>
  );
}
