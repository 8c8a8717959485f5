import { controlsOf } from '../page/form-controls';

/** Fields whose change never leads to another variant, or is itself the variant. */
const NO_OPTION = /^(id|quantity|selling_plan|note|(properties|attributes|updates)\[.*)$/;

/** Where an option may stand that belongs to no form: themes give their pickers a place beside the form. */
const AROUND = '[id^="shopify-section"], dialog, main';

export type Control = HTMLInputElement & { type: string };

/** Whether a control may choose a variant of the form: it is one of its own, or stands beside it in no other product's form. */
export function isOption(control: Control, form: HTMLFormElement, host: Element): boolean {
  if (!/^(radio|select-one)$/.test(control.type) || NO_OPTION.test(control.name)) return false;
  if (control.form === form) return true;
  const isOthers = control.form && controlsOf(control.form).some((own) => own.getAttribute('name') === 'id');
  return !isOthers && (host.closest(AROUND) ?? document).contains(control);
}

/** Whether the page has fetched a product, or a section of its own page. */
export function isProductFetch({ name, initiatorType }: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(name);
  const isProduct = origin === location.origin && (pathname === location.pathname || pathname.includes('/products/'));
  return isProduct && /^(fetch|xmlhttprequest)$/.test(initiatorType);
}
