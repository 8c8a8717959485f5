import { showPolicy, type PolicyDialog } from './show-policy';
import { words } from './words';

/** Milliseconds that the frame may take to load: after that the dialog says that there is no policy. */
const LIMIT = 10_000;

/**
 * A frame that reads nothing of the shopper's, can't lead this page away, and opens links elsewhere. Another site's page may run
 * scripts to show its text. One of the store's own keeps its origin, so that Escape is heard in it, and therefore runs none.
 */
function frame(title: string, address: string, isOwn: boolean): HTMLIFrameElement {
  const node = document.createElement('iframe');
  node.title = title;
  node.setAttribute(
    'sandbox',
    `allow-${isOwn ? 'same-origin' : 'scripts'} allow-popups allow-popups-to-escape-sandbox`,
  );
  node.referrerPolicy = 'no-referrer';
  node.src = address;
  return node;
}

/** Puts a frame into a place and resolves when it has loaded; browsers do not tell a page from an error page. */
function load(node: HTMLIFrameElement, place: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`no policy at ${node.src} within ${LIMIT} ms`)), LIMIT);
    node.addEventListener('load', () => (clearTimeout(limit), resolve()), { once: true });
    place.appendChild(node);
  });
}

/**
 * Shows the terms or the privacy policy of managed markets in a frame.
 *
 * @param kind what the link says it leads to; anything but `privacy` is taken for the terms
 * @param href the link's address, whole
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function openManagedMarkets(
  kind: string,
  href: string,
  dialog: Omit<PolicyDialog, 'title'>,
): Promise<void> {
  const title = kind === 'privacy' ? words.privacy : words.terms;
  await showPolicy({ title, ...dialog }, async (place) => {
    const isOwn = new URL(href).origin === location.origin;
    // A page of the store's own, or one that nobody on the line can change.
    if (!(isOwn ? /^https?:/ : /^https:/).test(href)) throw new Error(`no policy at ${href}`);
    const node = frame(title, href, isOwn);
    await load(node, place);
    return node;
  });
}
