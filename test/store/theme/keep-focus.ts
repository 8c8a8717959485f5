/** Draws a part of the page again; what had the focus has it afterwards, by its id, or else the part itself. */
export function keepFocus(part: HTMLElement, draw: () => void): void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  draw();
  if (!focused || focused.isConnected) return;
  const again = focused.id ? document.getElementById(focused.id) : null;
  (again ?? part).focus();
}
