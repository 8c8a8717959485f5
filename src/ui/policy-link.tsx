import type { ShopAttributes } from '../element/attributes';
import { IDS, MANAGED_MARKETS } from '../names';
import { warmDialog } from '../settle';
import { report } from '../telemetry/track';
import { writeAttribute } from './write-attribute';

const BUTTON = `#${IDS.policyButton}`;
/** Last resort, when not even the dialog can be loaded. */
const NOT_FOUND = 'ポリシーが見つかりませんでした';
const LINK = `a[href][${MANAGED_MARKETS}]`;

/** Together with the dialog that it stands in, so that they do not come one after the other. */
const load = () => {
  warmDialog();
  return import('../policy');
};

/** What an event means to us: the policy button or link it happened on. */
const pressed = ({ target }: Event) => (target as Element).closest<HTMLElement>(`${BUTTON}, ${LINK}`);

/** The code comes while the shopper is still pointing; a failure is met again, and handled, at the press. */
function warm(event: Event): void {
  if (pressed(event)) load().catch(() => {});
}

/** The button is a span: it hears no key by itself. */
function pressByKey(event: Event): void {
  const { key, repeat } = event as KeyboardEvent;
  const element = pressed(event);
  if (!element?.matches(BUTTON) || (key !== 'Enter' && key !== ' ')) return;
  event.preventDefault();
  if (!repeat) element.click();
}

async function open(opener: HTMLElement, shop: ShopAttributes): Promise<void> {
  // The code is still on its way: one press is enough.
  if (opener.hasAttribute('aria-busy')) return;
  const link = opener.matches(LINK) ? (opener as HTMLAnchorElement) : null;
  try {
    opener.setAttribute('aria-busy', 'true');
    const policies = await load().finally(() => opener.removeAttribute('aria-busy'));
    const dialog = { opener, report };
    await (link
      ? policies.openManagedMarkets(link.getAttribute(MANAGED_MARKETS) ?? '', link.href, dialog)
      : policies.openSubscriptionPolicy(shop, dialog));
  } catch (error) {
    report(error);
    // Needs no chunk: a link still leads where it would have led without us.
    if (link) location.assign(link.href);
    else alert(NOT_FOUND);
  }
}

/**
 * Opens policies in dialogs when the links to them in `scope` are pressed: `#shopify-subscription-policy-button`, by mouse and
 * keyboard, and links to managed markets' terms and privacy. How the platform opens the latter is not known in public, so they are
 * plain links that name what they lead to, `<a href="…" data-managed-markets="terms">`, and stay so without script or with a key
 * held that means a new tab. One set of listeners for the scope: what a theme swaps in it needs none of its own.
 *
 * @returns stops listening
 */
export function policyLinks(scope: Element, shop: ShopAttributes): () => void {
  const stop = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    scope.addEventListener(type, listener, { signal: stop.signal });
  on('pointerover', warm);
  on('pointerdown', warm);
  on('focusin', warm);
  on('keydown', pressByKey);
  on('click', (event) => {
    const opener = pressed(event);
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    // Another host in the same form, or the theme, may have answered it already.
    if (!opener || event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void open(opener, shop);
  });
  return () => stop.abort();
}

/** Lets a policy button be found and reached by keyboard, only while it can be seen. */
export function makeOperable(consent: Element, shown: boolean): void {
  for (const button of consent.querySelectorAll(BUTTON)) {
    writeAttribute(button, 'role', 'button');
    writeAttribute(button, 'tabindex', shown ? '0' : '-1');
  }
}
