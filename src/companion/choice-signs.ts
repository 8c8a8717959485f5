import { controlsOf } from '../core/page/form-controls';

/**
 * Names of fields that never choose another variant, or that hold the variant itself. Themes and apps ask whether to subscribe by
 * `purchase_option`, `purchaseOption` and `purchase_type`, and how by `selling_plan_wrapper`, `selling_plan_button` and the like.
 */
const NO_OPTION = /^((id|quantity|note)$|selling_|purchase[_O]|(properties|attributes|updates)\[)/;

/** Parts of a page in which the options of a form may stand outside of it: themes put their pickers beside the form. */
const AROUND = '[id^="shopify-section"], dialog, main';

export type Control = HTMLInputElement & { type: string };

/** Whether a control may choose a variant of the form: it belongs to the form, or stands beside it and in no other product's form. */
export function isOption(control: Control, form: HTMLFormElement, host: Element): boolean {
  if (!/^(radio|select-one)$/.test(control.type) || NO_OPTION.test(control.name)) return false;
  if (control.form === form) return true;
  const isOthers = control.form && controlsOf(control.form).some((own) => own.getAttribute('name') === 'id');
  return !isOthers && (host.closest(AROUND) ?? document).contains(control);
}

/** Whether a script of the page has fetched a product, or a section of this page. */
export function isProductFetch({ name, initiatorType }: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(name);
  const isProduct = origin === location.origin && (pathname === location.pathname || pathname.includes('/products/'));
  return isProduct && /^(fetch|xmlhttprequest)$/.test(initiatorType);
}
