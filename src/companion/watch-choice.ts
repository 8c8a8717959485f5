import { onEnd } from '../core/lib/on-end';
import type { EarlyEvent } from '../core/page/companion';
import { readVariant } from '../core/page/read-variant';
import type { Widget } from '../core/widget';
import { isOption, isProductFetch, type Control } from './choice-signs';
import { whenIdle } from './when-idle';

/** How long a theme has to write the choice to its form, in milliseconds. */
const LIMIT_MS = 5000;
/** How long a theme may take to write the variant after its answer has come, in milliseconds. */
const WRITE_MS = 250;
const STEP_MS = 50;

type SelectEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

/** A choice of the shopper that the theme may not have written to the form yet. */
interface Choice {
  /** In milliseconds of performance.now(). */
  at: number;
  /** The variant that the form said before. */
  before: number | undefined;
  /** The option's name; null for a theme that promises to say when it is done. */
  option: string | null;
  /** When the theme got its answer, in milliseconds of `performance.now()`; 0 until then. */
  answered: number;
}

/** Resolves when the form says what the shopper has chosen, after 5 s at most; undefined when it does so already. */
export type Settled = () => Promise<void> | undefined;

/** The last choice in a form, and whether the theme has written it. */
function createChoice(variantId: () => number | undefined) {
  /** Names of controls that turned out to lead to no other variant. */
  const noOptions = new Set<string>();
  let choice: Choice | null = null;

  const isUnderWay = (): boolean => {
    if (!choice) return false;
    const { at, before, option, answered } = choice;
    const now = performance.now();
    if (option === null && !answered) return true;
    if (variantId() === before) {
      if (answered ? now < answered + WRITE_MS : now < at + LIMIT_MS) return true;
      if (option !== null && !answered) noOptions.add(option);
    }
    choice = null;
    return false;
  };

  return {
    giveUp: () => void (choice = null),
    /** To be called when an answer has come that the theme began to fetch at `startTime`. */
    fetched(startTime: number): void {
      if (choice && choice.option !== null && startTime >= choice.at) choice.answered = performance.now();
    },
    noOptions,
    isUnderWay,
    begin(option: string | null, at: number, before: number | undefined): Choice {
      // Whether the choice before this one led to another variant has to be known first.
      isUnderWay();
      return (choice = { at, before, option, answered: 0 });
    },
  };
}

/**
 * Watches for choices that a theme writes to its form only later: themes that say so by `shopify:product:select` and its promise, and
 * themes that fetch the product's section first.
 *
 * No event announces the second kind. After a change of an option the form counts as outdated until its variant changes or the section
 * that was fetched has come. An option that leads to neither, for example one that only a theme's script reads, is waited for once:
 * after 5 s it no longer counts as an option.
 *
 * @param early events that came before this code
 */
export function watchChoice(widget: Widget, form: HTMLFormElement, early: readonly EarlyEvent[]): Settled {
  const { host, end } = widget;
  const variantId = () => readVariant(form)?.variantId;
  const choice = createChoice(variantId);
  let fetches: PerformanceObserver | undefined;

  const watchFetches = () => {
    if (fetches) return;
    fetches = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[])
        if (isProductFetch(entry)) choice.fetched(entry.startTime);
    });
    // With earlier entries: the theme may have fetched before this code came.
    fetches.observe({ type: 'resource', buffered: true });
  };
  /** @param before reads the variant from before the event; not called for clicks, because a page may have many forms */
  const onEvent = (event: Event, at = performance.now(), before: () => number | undefined = variantId) => {
    // No event tells of a field that a swatch's script sets, or of the fields of a form that is reset.
    whenIdle(widget.purchase.refresh);
    if (event.type === 'change') {
      const control = event.target as Control;
      if (choice.noOptions.has(control.name) || !isOption(control, form, host)) return;
      choice.begin(control.name, at, before());
      watchFetches();
    } else if (event.type === 'shopify:product:select') {
      const { promise, detail } = event as SelectEvent;
      const begun = choice.begin(null, at, before());
      const answer = () => (begun.answered = performance.now());
      Promise.resolve(promise ?? detail?.promise).then(answer, answer);
    }
  };
  for (const { event, at, variants } of early) onEvent(event, at, () => variants.get(widget));
  // Captured, since a theme may stop its own events, and because the form still has the variant from before the choice then.
  for (const type of ['change', 'reset', 'click', 'shopify:product:select'])
    addEventListener(type, onEvent, { capture: true, signal: end });
  onEnd(end, () => {
    fetches?.disconnect();
    choice.giveUp();
  });

  return () => {
    if (!choice.isUnderWay()) return;
    const limit = performance.now() + LIMIT_MS;
    return new Promise((resolve) => {
      const look = () => {
        if (choice.isUnderWay() && performance.now() < limit) return void setTimeout(look, STEP_MS);
        // A choice that was waited for in vain must not hold back a second press.
        choice.giveUp();
        resolve();
      };
      look();
    });
  };
}
