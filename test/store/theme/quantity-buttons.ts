/** Makes the plus and minus buttons of a quantity field work, within the field's `min`, `max` and `step`. */
export function listenToQuantityButtons(root: Document = document): void {
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[name="minus"], button[name="plus"]');
    const input = button?.parentElement?.querySelector<HTMLInputElement>('input[type="number"]');
    if (!button || !input) return;
    const before = input.value;
    if (button.name === 'plus') input.stepUp();
    else input.stepDown();
    if (input.value !== before) input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
