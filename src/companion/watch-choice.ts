import { controlsOf } from '../page/form-controls';
import type { EarlyEvent } from '../page/companion';
import { readVariant } from '../page/read-variant';
import type { Widget } from '../widget';

/** How long a theme is given to write what was chosen. */
const LIMIT_MS = 5000;
/** How long after its answer has come a theme still has to read it and to write the variant. */
const WRITE_MS = 250;
const STEP_MS = 50;

/** Fields whose change never leads to another variant, or is itself the variant. */
const NO_OPTION = /^(id|quantity|selling_plan|note|(properties|attributes|updates)\[.*)$/;

/** Where an option may stand that belongs to no form: themes give their pickers a place beside the form. */
const AROUND = '[id^="shopify-section"], dialog, main';

type Control = HTMLInputElement & { type: string };
type SelectEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

/** A choice of the shopper that the theme may have yet to write to the form. */
interface Choice {
  /** In milliseconds of performance.now(). */
  at: number;
  /** The variant that the form said before. */
  before: number | undefined;
  /** The option's name; null for a theme that promises to say when it is done. */
  option: string | null;
  /** When the theme has had its answer; 0 until then. */
  answered: number;
}

/** Resolves when the form says what the shopper has chosen, after 5 s at most; undefined when it does so already. */
export type Settled = () => Promise<void> | undefined;

/**
 * Watches for choices that a theme writes to its form only later: themes that say so by `shopify:product:select` and its promise, and
 * themes that fetch the product's section first.
 *
 * Of the second kind no event tells. After a change of an option the form is taken to be behind until its variant changes or the
 * section that was fetched has come. An option that leads to neither, as one that a theme's own script reads, is waited for once:
 * after 5 s it is known to be none.
 *
 * @param early what was changed before this code was here
 */
export function watchChoice(widget: Widget, form: HTMLFormElement, early: readonly EarlyEvent[]): Settled {
  const { host, end } = widget;
  const variantId = () => readVariant(form)?.variantId;
  const noOptions = new Set<string>();
  let choice: Choice | null = null;
  let fetches: PerformanceObserver | undefined;

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

  const begin = (option: string | null, at: number, before: number | undefined): Choice => {
    isUnderWay();
    return (choice = { at, before, option, answered: 0 });
  };

  /** Our form's options, and those beside it that are of no other product's form. */
  const isOption = (control: Control): boolean => {
    if (!/^(radio|select-one)$/.test(control.type) || NO_OPTION.test(control.name) || noOptions.has(control.name)) {
      return false;
    }
    if (control.form === form) return true;
    const isOthers = control.form && controlsOf(control.form).some((own) => own.getAttribute('name') === 'id');
    return !isOthers && (host.closest(AROUND) ?? document).contains(control);
  };

  const onFetch = ({ name, startTime, initiatorType }: PerformanceResourceTiming) => {
    const { origin, pathname } = new URL(name);
    const isProduct = origin === location.origin && (pathname === location.pathname || pathname.includes('/products/'));
    if (!isProduct || !/^(fetch|xmlhttprequest)$/.test(initiatorType)) return;
    if (choice && choice.option !== null && startTime >= choice.at) choice.answered = performance.now();
  };

  const onChange = ({ target }: Event, at: number, before: number | undefined) => {
    if (!isOption(target as Control)) return;
    begin((target as Control).name, at, before);
    if (fetches || !window.PerformanceObserver) return;
    fetches = new PerformanceObserver((list) => (list.getEntries() as PerformanceResourceTiming[]).forEach(onFetch));
    // Buffered: the theme's fetch may have come before this code.
    fetches.observe({ type: 'resource', buffered: true });
  };

  const onSelect = (event: Event, at: number, before: number | undefined) => {
    const { promise, detail } = event as SelectEvent;
    const begun = begin(null, at, before);
    const answer = () => (begun.answered = performance.now());
    Promise.resolve(promise ?? detail?.promise).then(answer, answer);
  };

  const onEvent = (event: Event, at: number, before: number | undefined) => {
    if (event.type === 'change') onChange(event, at, before);
    else if (event.type === 'shopify:product:select') onSelect(event, at, before);
  };
  for (const { event, at, variants } of early) onEvent(event, at, variants.get(widget));
  // Captured, since a theme may stop its own events, and before the theme hears of it: the form still says what it said.
  const options = { capture: true, signal: end };
  const note = (event: Event) => onEvent(event, performance.now(), variantId());
  addEventListener('change', note, options);
  addEventListener('shopify:product:select', note, options);

  end.addEventListener('abort', () => fetches?.disconnect());

  return () => {
    if (!isUnderWay()) return;
    const limit = performance.now() + LIMIT_MS;
    return new Promise((resolve) => {
      const look = () => {
        if (isUnderWay() && performance.now() < limit) return void setTimeout(look, STEP_MS);
        // What was waited for in vain holds back no second press.
        choice = null;
        resolve();
      };
      look();
    });
  };
}
