import { showPolicy, type PolicyDialog } from './show-policy';
import { words } from './words';

/** In milliseconds (specification, shell §4). */
const LIMIT = 10_000;

/** Closes the dialog on Escape inside the frame: its keys don't reach the page, and browsers close nothing for them. */
function closeOnEscape(node: HTMLIFrameElement): void {
  // Each page that the shopper goes to in the frame is a new document; those of other sites can't be listened to.
  node.contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') node.closest('dialog')?.close();
  });
}

/**
 * A frame that reads nothing of the shopper's, can't lead this page away, and opens links elsewhere. Another site's page may run
 * scripts to show its text. One of the store's own keeps its origin, so that Escape is heard in it, and therefore runs none.
 */
function frame(title: string, { href, origin }: URL): HTMLIFrameElement {
  const node = document.createElement('iframe');
  node.title = title;
  const allowed = origin === location.origin ? 'allow-same-origin' : 'allow-scripts';
  node.setAttribute('sandbox', `${allowed} allow-popups allow-popups-to-escape-sandbox`);
  node.referrerPolicy = 'no-referrer';
  node.src = href;
  node.addEventListener('load', () => closeOnEscape(node));
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

/** Whether an address may be framed: a page of the store's own, or one that nobody on the line can change. */
function isFramable({ protocol, origin }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && origin === location.origin);
}

/**
 * Shows the terms or the privacy policy of managed markets in a frame (specification, shell §4).
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
    const address = new URL(href);
    if (!isFramable(address)) throw new Error(`no policy is framed from ${href}`);
    const node = frame(title, address);
    await load(node, place);
    return node;
  });
}
