/**
 * Whether the browser would submit the form, as for the theme's own button. If not, the browser shows its message beside the field that is
 * not filled in. A form with `novalidate`, or without a submit button that validates, always passes.
 */
export const isComplete = (form: HTMLFormElement | null): boolean =>
  !form ||
  form.matches('[novalidate]') ||
  !form.querySelector('[type=submit]:not([formnovalidate])') ||
  form.reportValidity();
