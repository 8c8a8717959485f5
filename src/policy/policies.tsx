import { words } from './policy-words';
import type { ReactNode, ComponentType } from 'react';
import { type Search, followSearch } from './search';
import { pageOrigin } from '../lib/addresses';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { ShopAttributes } from '../markup/host-attributes';
import { requestPolicy } from './request-policy';
import { linkTo, safeHtml } from './safe-html';
import { SEARCH_LIMIT } from '../limits';

/**
 * A ref for an element that is rendered only for a time.
 *
 * @returns takes it out of the page. Preact would call its `remove` for that, which old libraries replace by a method of their own.
 */
const takeOut = (element: Element | null) => () => void element?.parentNode?.removeChild(element);

/** Five grey lines in place of a text to come; a screen reader hears that it is loading. */
function Skeleton() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- lines that CSS draws, no picture
    <div ref={takeOut} className="skeleton" role="img" aria-label={words.loading}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

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
function Policy({ search, showFound, children }: PolicyProps) {
  const isPending = search === 'pending';
  return (
    <div className="policy" aria-busy={isPending || undefined} ref={(search === 'found' && showFound) || null}>
      {isPending && <Skeleton />}
      {/* An alert is read aloud although the focus is elsewhere. */}
      {search === 'failed' ? <p role="alert">{words.notLoaded}</p> : children}
    </div>
  );
}

/**
 * Closes a frame's dialog when Escape is pressed inside the frame: its key events don't reach the page, and browsers do not close the
 * dialog for them. Call this at each `load`, because each page in a frame is a new document. Documents of other sites can't be listened to.
 */
function escapeInFrame(frame: HTMLIFrameElement): void {
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
      const limit = setTimeout(() => fail(` within ${SEARCH_LIMIT} ms`), SEARCH_LIMIT);
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

/** As many characters of a policy as are shown: a longer text would keep a phone busy for seconds. */
const MOST_TEXT = 200_000;

/** The page's one policy, made safe, once it was fetched; a failure is not kept. */
let policy: DocumentFragment | null = null;
let isFetching = false;

async function fetchPolicy(shop: ShopAttributes): Promise<void> {
  isFetching = true;
  try {
    const { body, url } = await requestPolicy(shop);
    const found = safeHtml(body.slice(0, MOST_TEXT));
    if (body.length > MOST_TEXT) found.appendChild(linkTo(url, words.whole));
    if (!found.textContent?.trim()) throw new Error('the subscription policy is empty');
    policy = found;
  } finally {
    isFetching = false;
  }
}

/** A ref: adds a copy of the policy's nodes to their place, because Preact can't render nodes. */
function showPolicy(place: HTMLElement | null): void {
  if (!place) return;
  place.appendChild(policy!.cloneNode(true));
  const box = place.parentElement!;
  // Scrollable content must be reachable by keyboard.
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * The shop's subscription policy: fetched when it is first opened, and kept.
 *
 * @param report called with the reason why there is none
 * @returns a view of it; null while an earlier, closed dialog is still fetching it
 */
export function subscriptionPolicy(shop: ShopAttributes, report: (error: unknown) => void): ComponentType | null {
  if (isFetching) return null;
  const search: ReadonlySignal<Search> = policy ? signal('found') : followSearch(fetchPolicy(shop), report);
  return () => <Policy search={search.value} showFound={showPolicy} />;
}
