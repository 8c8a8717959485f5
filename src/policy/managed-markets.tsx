import type { ComponentType } from 'react';
import { Policy } from './policy';
import { followSearch, SEARCH_LIMIT } from './search';
import { takeOut } from './skeleton';
import { pageOrigin } from '../core/lib/page-origin';

/**
 * Closes a frame's dialog when Escape is pressed inside the frame: its key events don't reach the page, and browsers do not close the
 * dialog for them. Call this at each `load`, because each page in a frame is a new document. Documents of other sites can't be listened to.
 */
export function escapeInFrame(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.closest('dialog')?.close();
  });
}

/**
 * Shows the terms or the privacy policy of managed markets in a frame. The frame can't read the shopper's data or lead this page away, and
 * may open links in new tabs. A page of another site may run scripts to show its text. A page of the store keeps its origin, so that Escape
 * can be heard in it; therefore it may not run scripts.
 *
 * @param href the page's absolute address; empty if there is none
 * @param report called with the reason why there is none
 * @returns a view of the policy
 */
export function managedMarkets(title: string, href: string, report: (error: unknown) => void): ComponentType {
  const isOwn = href.startsWith(`${pageOrigin()}/`);
  // A page of the store itself, or one that an attacker on the network can't change.
  const isSafe = isOwn || href.startsWith('https:');
  let onLoad!: () => void;
  /** A ref: starts the frame's time limit when the frame is added, and ends it when the frame is removed. */
  let limitTime!: (frame: Element | null) => () => void;
  // A script can't tell a page from an error page, so only a frame that never loads counts as not found.
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`no policy at ${href}${why}`));
    if (!isSafe) fail('');
    onLoad = resolve;
    limitTime = (frame) => {
      const limit = setTimeout(fail, SEARCH_LIMIT, ` within ${SEARCH_LIMIT} ms`);
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
