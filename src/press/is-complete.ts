/**
 * Whether the browser would let the form go, as for the theme's own button: it shows its message beside a field that is not filled in.
 * A form with `novalidate`, or without a submit that asks, is always let go.
 */
export const isComplete = (form: HTMLFormElement | null): boolean =>
  !form ||
  form.matches('[novalidate]') ||
  !form.querySelector('[type=submit]:not([formnovalidate])') ||
  form.reportValidity();
