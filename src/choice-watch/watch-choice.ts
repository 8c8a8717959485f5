import { onEnd } from '../lib/async';
import { shadowRootsAround } from '../lib/dom';
import type { WatchRequests } from '../companion/page-requests';
import { fieldsOf, readVariant } from '../page/form';
import type { Widget } from '../widget/live-widgets';
import {
  lastChoice,
  type LastChoice,
  type EarlyChoice,
  type FormFields,
  isMarkedOption,
  mayBeOption,
  type Control,
} from './choice';
import { onRequestBegun, productFetches } from './product-fetches';
import { CHOICE_BEGIN, CHOICE_LIMIT, CHOICE_PAUSE, EARLY_CHOICE_BEGIN, GESTURE } from '../limits';

type SelectEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

/** Resolves when the form has what the shopper has chosen, after 5 s at most. Undefined if the form has it already. */
export type WaitForWriting = () => Promise<void> | undefined;

/** An event that may begin a choice. */
interface PossibleChoice {
  event: Event;
  target: EventTarget | undefined;
  /** In milliseconds of `performance.now()`. */
  at: number;
  /** The form's variant before the event. */
  variant: number | undefined;
  /** The form's fields before the event; undefined if unknown: then the current fields are used. */
  before?: FormFields | undefined;
  /** Calls its argument with each request that the page has begun since; absent if unknown. */
  onRequest?: EarlyChoice['onRequest'];
}

/** Returns a function that takes each event, and begins a choice if the event is one. */
function choiceStarter({ host, end }: Widget, form: HTMLFormElement, choice: LastChoice) {
  const fetches = productFetches(choice, end);
  const onChange = (control: Control, { at, variant, before, onRequest }: PossibleChoice) => {
    if (!mayBeOption(control, form, host) || choice.isNoOption(control.name)) return;
    const isExpected = choice.isOption(control.name) || isMarkedOption(control, form);
    const begins = onRequest ? CHOICE_BEGIN : EARLY_CHOICE_BEGIN;
    choice.begin(control.name, { at, variant, isExpected, begins }, before);
    fetches.start();
    if (!isExpected) onRequest?.((begun) => onRequestBegun(choice, begun));
  };
  const onPromise = ({ promise, detail }: SelectEvent, { at, variant }: PossibleChoice) => {
    const begun = choice.begin(null, { at, variant, isExpected: true, begins: 0 });
    const answer = () => (begun.answered = performance.now());
    Promise.resolve(promise ?? detail?.promise).then(answer, answer);
  };
  return (possible: PossibleChoice) => {
    const { event, target } = possible;
    if (event.type === 'change') onChange(target as Control, possible);
    if (event.type === 'shopify:product:select') onPromise(event, possible);
  };
}

/**
 * Watches for choices that the page writes to its form later. For most of them there is no event when they are written, so a press waits
 * after the last choice:
 * - a theme has announced the choice by `shopify:product:select` with a promise: until the promise settles;
 * - the control is an option of the product, because its markup says so or because another variant followed it before: until the form
 *   changes, or until the section that the theme fetches has come, for 5 s at most;
 * - any other control: for 110 ms. If the page begins to fetch the product in this time, the control counts as an option.
 *
 * A control that nothing has followed is not waited for again.
 *
 * @param early events that came before this code
 * @param watchRequests from the companion, which this code does not import: see src/press/index.ts
 */
export function watchChoice(
  widget: Widget,
  form: HTMLFormElement,
  earlier: readonly EarlyChoice[],
  watchRequests: WatchRequests,
): WaitForWriting {
  const { host, end, purchase } = widget;
  const choice = lastChoice({
    fields: () => fieldsOf(form),
    variant: () => readVariant(form)?.variantId,
  });
  const takeEvent = choiceStarter(widget, form, choice);
  for (const { variants, fields, ...rest } of earlier)
    takeEvent({ ...rest, variant: variants.get(form), before: fields?.get(widget) });

  /** The first event of the last gesture, and the variant before it: a theme may write when it hears any of them. */
  let gesture = { at: -Infinity, variant: purchase.variantId?.() };
  const onEvent = (event: Event) => {
    const at = performance.now();
    // The form is not read here: a page may have many forms, and shoppers click often.
    if (at > gesture.at + GESTURE) gesture = { at, variant: purchase.variantId?.() };
    takeEvent({ event, target: event.composedPath()[0], at, variant: gesture.variant, onRequest: watchRequests });
  };
  // Captured, since a theme may stop its own events, and because the form still has the variant from before the choice then.
  for (const type of ['change', 'click', 'shopify:product:select'])
    for (const root of [window, ...shadowRootsAround(host)])
      root.addEventListener(type, onEvent, { capture: true, signal: end });
  onEnd(end, choice.giveUp);

  return () => {
    if (!choice.isUnderWay()) return;
    const limit = performance.now() + CHOICE_LIMIT;
    return new Promise((resolve) => {
      const check = () => {
        if (choice.isUnderWay() && performance.now() < limit) return void setTimeout(check, CHOICE_PAUSE);
        // A choice that was never written must not delay a second press.
        choice.giveUp();
        resolve();
      };
      check();
    });
  };
}
