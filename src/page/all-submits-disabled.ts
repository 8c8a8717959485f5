/**
 * Whether every submit control of a form is disabled or `aria-disabled`; null when the form has none at the moment, as happens while a
 * theme swaps its product form.
 */
export function allSubmitsDisabled(controls: readonly Element[]): boolean | null {
  const submits = controls.filter((control) => (control as HTMLButtonElement | HTMLInputElement).type === 'submit');
  return submits.length ? submits.every((submit) => submit.matches(':disabled, [aria-disabled=true]')) : null;
}
