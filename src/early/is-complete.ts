import { submitsOf } from '../core/page/form-fields';

// From the prototype, because a control of the form may have any name.
const { matches, reportValidity } = HTMLFormElement.prototype;

/**
 * Whether the browser would submit a host's product form, as for the theme's own button. If not, the browser shows its message beside the
 * field that is not filled in. A form with `novalidate`, or without a submit control that validates, always passes.
 */
export function isComplete(host: Element): boolean {
  const form = host.closest('form');
  return (
    !form ||
    matches.call(form, '[novalidate]') ||
    submitsOf(form, host).every((submit) => submit.matches('[formnovalidate]')) ||
    reportValidity.call(form)
  );
}
