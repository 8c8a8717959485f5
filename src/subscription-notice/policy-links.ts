import { POLICY } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type * as Policy from '../policy';
import { fetchCode, hasNetwork } from '../network';
import type * as Dialog from '../dialog';
import type { ShopAttributes } from '../markup/host-attributes';
import { POLICIES_READY, POLICY_LINKS, PRESSED_EARLY } from '../names';
import { PRESS_KEY } from '../lib/patterns';
import { withTimeout } from '../lib/async';
import { track } from '../lib/track';
import { pageAddress } from '../lib/page-address';
import { POLICY_NOT_LOADED } from '../words';
import { POLICY_LIMIT } from '../limits';

/** Loads the dialog's code, and takes errors. */
export interface PolicyTools {
  loadDialog(): Promise<Pick<typeof Dialog, 'openDialog'>>;
  report(error: unknown): void;
}

const loadPolicy = () => fetchChunk<typeof Policy>(POLICY);

/** Fetches what shows a policy, together with the dialog around it, within some milliseconds. */
const fetchPolicyCode = (loadDialog: PolicyTools['loadDialog'], limit = POLICY_LIMIT) =>
  withTimeout(
    limit,
    // It may be there already: only after a failure the network is waited for.
    Promise.all([loadPolicy().catch(() => fetchCode(loadPolicy)), loadDialog()]),
  );

/** Fetches the same for a shopper to whom the notice is shown: then a press shows something at once, on a bad network too. */
export function warmPolicies(loadDialog: PolicyTools['loadDialog']): void {
  fetchPolicyCode(loadDialog).catch(() => {
    // The press fetches it again.
  });
}

/** The policy link that an event is about, even in an open shadow root of the theme. */
function pressedLink(event: Event): HTMLElement | null {
  for (const node of event.composedPath()) {
    // Not by `instanceof`, because a page may have an `HTMLElement` of its own.
    const element = node as HTMLElement;
    if (element.nodeType === 1 && element.matches(POLICY_LINKS)) return element;
  }
  return null;
}

/** The absolute address of a link; empty when it has none. The page's `<base>` is ignored. */
function addressOf(link: HTMLElement): string {
  const href = link.getAttribute('href');
  try {
    return href === null ? '' : new URL(href, pageAddress()).href;
  } catch {
    // Not an address: the shopper sees that nothing was found.
    return '';
  }
}

/** How much of its time a press has left: it may have waited for this code. Of what is no press it is all. */
function timeLeft(link: HTMLElement): number {
  const at = link.getAttribute(PRESSED_EARLY);
  link.removeAttribute(PRESSED_EARLY);
  return at === null ? POLICY_LIMIT : Number(at) + POLICY_LIMIT - performance.now();
}

/** Whether an event opens the policy: a click, without a key that means a new tab, or Enter or Space on the button, which is a span. */
function isPress(event: MouseEvent & KeyboardEvent, href: string): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return event.type === 'click' || (!href && RegExp(PRESS_KEY).test(event.key));
}

/**
 * Opens policies in dialogs when the links to them are pressed, anywhere in the page: `#shopify-subscription-policy-button`, by mouse and
 * keyboard, and links to managed markets' terms and privacy policy. The platform has not published how it opens the latter. So they are
 * plain links that name their target, `<a href="…" data-managed-markets="terms">`; without a script, or with a key that opens a new tab,
 * they work as plain links. One set of listeners serves the whole page, including links that a theme adds later.
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
      // Fetched as soon as the shopper points at the link, together with the dialog that shows it.
      const [{ openPolicy }, dialog] = await fetchPolicyCode(loadDialog, timeLeft(opener));
      if (!press) return;
      track('policy_opened');
      await openPolicy(opener, href, shop, { openDialog: dialog.openDialog, report });
    } catch (error) {
      if (!press) return;
      report(error);
      // A link still leads to its page, but not to the browser's error page.
      if (href && (await hasNetwork())) location.assign(href);
      else alert(POLICY_NOT_LOADED);
    }
  };
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    // In the capture phase, because drawers stop clicks from bubbling.
    document.addEventListener(type, listen, { capture: true, signal: stop.signal });
  }
  dispatchEvent(new CustomEvent(POLICIES_READY));
  return () => stop.abort();
}
