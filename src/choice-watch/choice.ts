import { CHOICE_CONTROL } from '../lib/patterns';
import { controlsOf } from '../page/form';
import type { BegunRequest } from '../companion/page-requests';
import type { EarlyEvent } from '../companion/early-events';
import type { Widget } from '../widget/live-widgets';
import { AFTER_ANSWER, CHOICE_LIMIT } from '../limits';

/**
 * Names of fields that never choose another variant, or that hold the variant itself. Themes and apps use `purchase_option`,
 * `purchaseOption` and `purchase_type` for "once or by subscription", and `selling_plan_wrapper`, `selling_plan_button` and similar names
 * for the plan.
 */
const NO_OPTION = /^((id|quantity|note)$|selling_|purchase[_O]|(properties|attributes|updates)\[)/;

/** Themes' names for the control of a product option: `options[Size]`, `option1`, `Size-1`, or the option's name as shoppers read it. */
const OPTION_NAME = /^option|-\d+$|^(colou?r|size|style|material|サイズ|カラー|色|素材|種類|容量)/i;

/** Themes' marks on such a control, or on an element around it. */
const OPTION_MARK =
  '[data-option],[data-option-value-id],[data-product-option],variant-selects,variant-radios,variant-picker,[class*="variant" i],[class*="swatch" i]';

/** Parts of a page that may contain a form's options although they are outside the form: themes put their pickers beside the form. */
const AROUND = '[id^="shopify-section"], dialog, main';

export type Control = HTMLInputElement & { type: string };

/** Whether a control may choose a variant of the form: it is in the form, or beside it and not in another product's form. */
export function mayBeOption(control: Control, form: HTMLFormElement, host: Element): boolean {
  if (!RegExp(CHOICE_CONTROL).test(control.type) || NO_OPTION.test(control.name)) return false;
  if (control.form === form) return true;
  const isOthers = control.form && controlsOf(control.form).some((other) => other.getAttribute('name') === 'id');
  return !isOthers && (host.closest(AROUND) ?? host.getRootNode()).contains(control);
}

/** Whether the markup says that a control chooses an option of the product. For a control of the form its name is enough. */
export const isMarkedOption = (control: Control, form: HTMLFormElement): boolean =>
  (control.form === form && OPTION_NAME.test(control.name)) || !!control.closest(OPTION_MARK);

/** What a form would send: names and values, in the order of the page. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** An event that came before the code that watches choices. */
export interface EarlyChoice extends EarlyEvent {
  /** The fields of each product form at that time; absent if unknown: then the current fields are used. */
  fields?: ReadonlyMap<Widget, FormFields>;
  /** Calls `handle` with each request that the page has begun since the event; absent if unknown. */
  onRequest?(handle: (begun: BegunRequest) => void): void;
}

/** A choice of the shopper that the page may not have written to the form yet. */
interface UnwrittenChoice {
  /** In milliseconds of `performance.now()`. */
  at: number;
  /** The control's name; null if a theme gives a promise that settles when it is done. */
  control: string | null;
  /** The form's fields before the choice, without the control itself. */
  before: string;
  /** The form's variant before the choice. */
  variant: number | undefined;
  /** Whether the control is an option of the product, or a request for a product has begun since: then the form will change. */
  isExpected: boolean;
  /** How long after the choice a script may take to start, in milliseconds. */
  begins: number;
  /** When the theme got its answer, in milliseconds of `performance.now()`; 0 until then. */
  answered: number;
}

/** The current state of a product form. */
interface FormReader {
  fields(): FormFields;
  variant(): number | undefined;
}

/** Fields in one text, without the controls of a name. */
const asText = (fields: FormFields, without: string | null) =>
  JSON.stringify(fields.filter(([name]) => name !== without));

/** Knows the last choice in a form, and whether the page has written it. */
export function lastChoice({ fields, variant }: FormReader) {
  /** Names of controls whose change led to another variant (`options`), or to no change (`noOptions`). */
  const options = new Set<string>();
  const noOptions = new Set<string>();
  let choice: UnwrittenChoice | null = null;

  const isWritten = ({ before, control, variant: old }: UnwrittenChoice) =>
    variant() !== old || asText(fields(), control) !== before;

  /** The time limit for the page to write the choice, in milliseconds of `performance.now()`. */
  const limitOf = ({ at, control, isExpected, begins, answered }: UnwrittenChoice) => {
    if (answered) return answered + AFTER_ANSWER;
    if (control === null) return Infinity;
    return at + (isExpected ? CHOICE_LIMIT : begins);
  };

  const isUnderWay = (): boolean => {
    if (!choice) return false;
    const isDone = isWritten(choice);
    // A promise is always awaited, because the theme may write several things before it settles.
    const waits = choice.control === null && !choice.answered;
    if (waits || (!isDone && performance.now() < limitOf(choice))) return true;
    const { control, variant: old, answered } = choice;
    if (control !== null) {
      if (variant() !== old) options.add(control);
      else if (!isDone && !answered) noOptions.add(control);
    }
    choice = null;
    return false;
  };

  return {
    isUnderWay,
    giveUp: () => void (choice = null),
    isOption: (control: string) => options.has(control),
    isNoOption: (control: string) => noOptions.has(control),
    begin(
      control: string | null,
      facts: Pick<UnwrittenChoice, 'at' | 'variant' | 'isExpected' | 'begins'>,
      before: FormFields = fields(),
    ): UnwrittenChoice {
      // First finds out whether the previous choice led to another variant.
      isUnderWay();
      return (choice = { ...facts, control, before: asText(before, control), answered: 0 });
    },
    /** A request for a product has begun: the form is going to change. */
    expect: () => void (choice && (choice.isExpected = true)),
    /** The theme has an answer; it started the request at `startTime`. */
    fetched(startTime: number): void {
      if (choice && choice.control !== null && startTime >= choice.at) choice.answered = performance.now();
    },
  };
}

export type LastChoice = ReturnType<typeof lastChoice>;
