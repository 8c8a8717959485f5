// From the prototype, because a control of the form may have any name.
const { matches, querySelector, reportValidity } = HTMLFormElement.prototype;

/**
 * Whether the browser would submit the form, as for the theme's own button. If not, the browser shows its message beside the field that is
 * not filled in. A form with `novalidate`, or without a submit button that validates, always passes.
 */
export const isComplete = (form: HTMLFormElement | null): boolean =>
  !form ||
  matches.call(form, '[novalidate]') ||
  !querySelector.call(form, '[type=submit]:not([formnovalidate])') ||
  reportValidity.call(form);
