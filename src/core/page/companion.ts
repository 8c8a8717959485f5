/**
 * Starts the companion, which looks after a page's hosts from the first interaction on: see src/companion. Until its code is loaded, the
 * core keeps the events that it needs.
 */
import { ofDocument } from '../lib/of-document';
import { effect } from '@preact/signals';
import { loadCompanion } from '../chunks';
import type * as Companion from '../../companion';
import { isSparing } from '../lib/is-sparing';
import { onEnd } from '../lib/on-end';
import { shadowRootsAround } from '../lib/shadow-roots-around';
import { withTimeout } from '../lib/with-timeout';
import { liveWidgets } from '../live-widgets';
import { BUYER_CONSENT_ID, POLICY_LINKS } from '../../names';
import { report } from '../track';
import { afterInteraction, interacted } from '../warm';
import type { Widget } from '../widget';

/** How long the shopper's press of a link waits for the code that opens it, in milliseconds. */
const LOAD_LIMIT = 8000;

/** How long an event is kept that may have changed the cart or the choice, in milliseconds. */
const LIFE_MS = 5000;

/** Events that may change the cart, or what is chosen in a product form. */
const EVENTS = ['input', 'change', 'quantity-selector:update', 'click', 'submit', 'shopify:product:select'];

/** An event that came before the code that understands it. */
export interface EarlyEvent {
  event: Event;
  /** The element where it began. It is kept, because a finished event no longer names a target inside a shadow root. */
  target: EventTarget | undefined;
  /** A moment before the page gets the event, in milliseconds of `performance.now()`. */
  at: number;
  /** The variant of each product form before the page got the event. */
  variants: Map<Widget, number | undefined>;
}

/** Undefined until it is fetched. */
export let companion: typeof Companion | undefined;
let loading: Promise<void> | undefined;
let kept: EarlyEvent[] = [];

/** The events of the last 5 s. Empty once the companion is loaded, because it gets each event at once. */
export const earlyEvents = (): EarlyEvent[] => (kept = kept.filter(({ at }) => performance.now() < at + LIFE_MS));

/** Fetches the companion. Never rejects; can be called again after a failure. */
export const startCompanion = (): Promise<void> =>
  (loading ??= withTimeout(LOAD_LIMIT, loadCompanion()).then(
    (found) => {
      companion = found;
      found.start(earlyEvents());
      for (const widget of liveWidgets) found.lookAfter(widget);
    },
    (error) => {
      loading = undefined;
      report(error);
    },
  ));

const note = (event: Event): void => {
  const [target] = event.composedPath();
  // A press of one of our own buttons changes neither the cart nor the choice.
  if ((target as Partial<Element>).closest?.('[access-token]')) return;
  // One millisecond earlier, so that all that the page does at this event begins after it.
  const at = performance.now() - 1;
  if (companion) return companion.noteEdit(event, target, at);
  const variants = new Map([...liveWidgets].map((widget) => [widget, widget.purchase.variantId?.()]));
  earlyEvents().push({ event, target, at, variants });
};

/** Listens in a root; a second call for the same root changes nothing. In the capture phase, because a theme may stop its own events. */
const listen = (root: EventTarget) => EVENTS.forEach((type) => root.addEventListener(type, note, true));
listen(globalThis);

/** Aborted when the code is there that opens policies. */
export const policiesReady = new AbortController();

let isRepeating = false;
/** The shopper may press a policy's link before its code is there: the press is held back, and repeated when the code has come. */
async function holdBack(event: MouseEvent): Promise<void> {
  const link = (event.composedPath()[0] as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS);
  if (!link || isRepeating || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  await startCompanion();
  await companion?.loadPolicies();
  isRepeating = true;
  // If the code could not be fetched, a link leads to its page.
  link.click();
  isRepeating = false;
}

addEventListener('click', holdBack, { capture: true, signal: policiesReady.signal });

/** Where the merchant's page asks for telemetry, the companion has it fetched: after the page's first interaction, or when it is hidden. */
const startTelemetry = () => void (document.querySelector('[name=karui-telemetry]') && startCompanion());
interacted.addEventListener('abort', startTelemetry);
addEventListener('visibilitychange', () => ofDocument('hidden') && startTelemetry());

/** Lets the companion look after a widget. The companion is loaded when it has something to do for it. */
export function lookAfter(widget: Widget): void {
  const { host, purchase, end } = widget;
  shadowRootsAround(host).forEach(listen);
  if (companion) return companion.lookAfter(widget);
  afterInteraction(() => {
    // A shopper who saves data loads it only if the page needs it.
    if (!isSparing() || !purchase.form || document.querySelector(`#${BUYER_CONSENT_ID},${POLICY_LINKS}`))
      void startCompanion();
  }, end);
  onEnd(
    end,
    effect(() => {
      if (purchase.hasPlan.value) void startCompanion();
    }),
  );
}
