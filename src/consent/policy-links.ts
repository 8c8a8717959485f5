import type { ShopAttributes } from '../element/attributes';
import { POLICY_BUTTON_ID, MANAGED_MARKETS } from '../names';
import type { openDialog } from '../dialog';
import { writeAttribute } from './write-attribute';

/** What the core lends: the dialog's code, and where errors are told. */
export interface PolicyTools {
  loadDialog(): Promise<{ openDialog: typeof openDialog }>;
  report(error: unknown): void;
}

const BUTTON = `#${POLICY_BUTTON_ID}`;

/** Last resort, when the policy's code can't be loaded. */
const NOT_FOUND = 'ポリシーが見つかりませんでした';

/** A click that asks for no new tab, or Enter and Space on the button: a span hears no key by itself. */
function isPress(event: MouseEvent & KeyboardEvent, href?: string): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return event.type === 'click' || (!href && /^(Enter| )$/.test(event.key));
}

/**
 * Opens policies in dialogs when the links to them in `scope` are pressed: `#shopify-subscription-policy-button`, by mouse and
 * keyboard, and links to managed markets' terms and privacy. How the platform opens the latter is not known in public, so they are
 * plain links that name what they lead to, `<a href="…" data-managed-markets="terms">`, and stay so without script or with a key
 * held that means a new tab. One set of listeners for the scope: what a theme swaps in it needs none of its own.
 *
 * @returns stops listening
 */
export function policyLinks(scope: Element, shop: ShopAttributes, { loadDialog, report }: PolicyTools): () => void {
  const stop = new AbortController();
  const listen = async (event: Event) => {
    const opener = (event.target as Element).closest<HTMLAnchorElement>(`${BUTTON},a[${MANAGED_MARKETS}]`);
    if (!opener) return;
    const { href } = opener;
    const press = isPress(event as MouseEvent & KeyboardEvent, href);
    if (press) event.preventDefault();
    try {
      // Fetched when it is pointed at already, and together with the dialog that it stands in.
      const [{ openPolicy }, dialog] = await Promise.all([import('../policy'), loadDialog()]);
      if (press) await openPolicy(opener, shop, { openDialog: dialog.openDialog, report });
    } catch (error) {
      if (!press) return;
      report(error);
      // A link still leads where it would have led without us.
      if (href) location.assign(href);
      else alert(NOT_FOUND);
    }
  };
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    scope.addEventListener(type, listen, { signal: stop.signal });
  }
  return () => stop.abort();
}

const tabindex = (shown: boolean) => (shown ? '0' : '-1');

/** Whether the notice's policy buttons are as `makeOperable` leaves them. */
export const isOperable = (consent: Element, shown: boolean): boolean =>
  [...consent.querySelectorAll(BUTTON)].every(
    (button) => button.getAttribute('role') === 'button' && button.getAttribute('tabindex') === tabindex(shown),
  );

/** Lets a policy button be found and reached by keyboard, only while it can be seen. */
export function makeOperable(consent: Element, shown: boolean): void {
  for (const button of consent.querySelectorAll(BUTTON)) {
    writeAttribute(button, 'role', 'button');
    writeAttribute(button, 'tabindex', tabindex(shown));
  }
}
