/** Lets Space press a link as it presses a button; by itself an anchor reacts only to Enter. */
export function pressOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  (event.target as HTMLElement).click();
}
