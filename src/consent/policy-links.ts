import type * as Dialog from '../dialog';
import type { ShopAttributes } from '../shop';
import { POLICY_BUTTON_ID, MANAGED_MARKETS } from '../names';
import { withTimeout } from '../lib/with-timeout';

/** Where the dialog's code comes from, and where errors are told. */
export interface PolicyTools {
  loadDialog(): Promise<Pick<typeof Dialog, 'openDialog'>>;
  report(error: unknown): void;
}

const LINKS = `#${POLICY_BUTTON_ID},a[${MANAGED_MARKETS}]`;

/** How long a pressed link waits for its code, in milliseconds. */
const LIMIT = 8000;

/** Last resort, when the policy's code can't be loaded. */
const NOT_FOUND = 'ポリシーが見つかりませんでした';

/** The policy's link that an event is about, also when it stands in an open shadow root of the theme's. */
function pressedLink(event: Event): HTMLElement | null {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.matches(LINKS)) return node;
  }
  return null;
}

/** Where a link leads, whole, and empty where it leads nowhere. A page's `<base>` has no say in it. */
function addressOf(link: HTMLElement): string {
  const href = link.getAttribute('href');
  try {
    return href === null ? '' : new URL(href, location.href).href;
  } catch {
    // No address at all: it is said that nothing was found.
    return '';
  }
}

/** A click that asks for no new tab, or Enter and Space on the button: a span hears no key by itself. */
function isPress(event: MouseEvent & KeyboardEvent, href: string): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return event.type === 'click' || (!href && /^(Enter| )$/.test(event.key));
}

/**
 * Opens policies in dialogs when the links to them are pressed, wherever they stand in the page:
 * `#shopify-subscription-policy-button`, by mouse and keyboard, and links to managed markets' terms and privacy. How the platform
 * opens the latter is not known in public, so they are plain links that name what they lead to,
 * `<a href="…" data-managed-markets="terms">`, and stay so without script or with a key held that means a new tab. One set of
 * listeners for the page: what a theme swaps in needs none of its own.
 *
 * @returns stops listening
 */
export function policyLinks(shop: ShopAttributes, { loadDialog, report }: PolicyTools): () => void {
  const stop = new AbortController();
  const listen = async (event: Event) => {
    const opener = pressedLink(event);
    if (!opener) return;
    const href = addressOf(opener);
    const press = isPress(event as MouseEvent & KeyboardEvent, href);
    if (press) event.preventDefault();
    try {
      // Fetched when it is pointed at already, and together with the dialog that it stands in.
      const [{ openPolicy }, dialog] = await withTimeout(LIMIT, Promise.all([import('../policy'), loadDialog()]));
      if (press) await openPolicy(opener, href, shop, { openDialog: dialog.openDialog, report });
    } catch (error) {
      if (!press) return;
      report(error);
      // A link still leads to its page.
      if (href) location.assign(href);
      else alert(NOT_FOUND);
    }
  };
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    // On the way down: drawers keep clicks to themselves on the way up.
    document.addEventListener(type, listen, { capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}
