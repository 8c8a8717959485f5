/** Keeps the page's events that may have changed the cart or the choice, until the code is there that understands them. */
import { recent, type EarlyEvent, type Edit } from '../core/page/early-event';
import { readVariant } from '../core/page/read-variant';
import { shadowRootsAround } from '../core/lib/shadow-roots-around';
import { TAKEN } from '../core/ui/hand-over';
import { CHECKOUT_BUTTON, HOSTS } from '../names';

/** Events that may change the cart, or what is chosen in a product form. */
const EDITS = ['input', 'change', 'quantity-selector:update', 'click', 'submit', 'shopify:product:select'];

/** Those of them that may choose a variant: a control has changed, or a theme announces it. */
const CHOICES = ['change', 'shopify:product:select'];

type TakeEdit = (edit: Edit) => void;

let keptEvents: EarlyEvent[] = [];
let take: TakeEdit | undefined;

/** The document, and the shadow roots that have hosts; empty once the events are handed on, because a page may make new ones all day. */
const places = new Set<ParentNode>([document]);

/** The variant of each host's form. */
const variantsNow = () =>
  new Map(
    [...places].flatMap((place) =>
      [...place.querySelectorAll(`${HOSTS},${CHECKOUT_BUTTON}`)].flatMap((host) => {
        const form = host.closest('form');
        return form ? [[form, readVariant(form)?.variantId] as const] : [];
      }),
    ),
  );

/** The events of the last 9 s. Empty once they are handed on. */
export const earlyEdits = (): EarlyEvent[] => (keptEvents = recent(keptEvents));

/** From now on hands every event to `run`, at once. @returns the events that were kept */
export function handEditsTo(run: TakeEdit): EarlyEvent[] {
  take = run;
  const early = earlyEdits();
  keptEvents = [];
  places.clear();
  return early;
}

const keepEvent = (event: Event): void => {
  const [target] = event.composedPath();
  // A press of one of our own buttons changes neither the cart nor the choice.
  if ((target as Partial<Element>).closest?.(TAKEN)) return;
  // One millisecond earlier than now, so that all that the page does at this event begins after it.
  const at = performance.now() - 1;
  const isChoice = CHOICES.includes(event.type);
  if (take) return take({ event, target, at, isChoice });
  earlyEdits().push({ event, target, at, isChoice, variants: isChoice ? variantsNow() : new Map() });
};

/** Listens in a root; a second call for the same root changes nothing. In the capture phase, because a theme may stop its own events. */
const listen = (root: EventTarget) => EDITS.forEach((type) => root.addEventListener(type, keepEvent, true));

/** Keeps the events of the page from now on. */
export const keepEdits = (): void => listen(self);

/** Keeps the events of a host that never leave the shadow roots around it. */
export const keepEditsAround = (host: Element): void =>
  shadowRootsAround(host).forEach((root) => {
    if (!take) places.add(root);
    listen(root);
  });
