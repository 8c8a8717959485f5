import { CHOICE_CONTROL } from '../core/lib/patterns';
import { controlsOf } from '../core/page/form-fields';

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
