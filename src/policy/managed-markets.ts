import { showPolicy, type PolicyDialog } from './show-policy';
import { words } from './words';

/** In milliseconds (specification, shell §4). */
const LIMIT = 10_000;

function frame(title: string, address: string): HTMLIFrameElement {
  const node = document.createElement('iframe');
  node.title = title;
  // A page of its own, apart from the store even where it is served from there: it may run to show its text and open links
  // elsewhere, but reads nothing of the shopper's and can't lead this page away.
  node.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
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
    if (!isFramable(new URL(href))) throw new Error(`no policy is framed from ${href}`);
    const node = frame(title, href);
    await load(node, place);
    return node;
  });
}
