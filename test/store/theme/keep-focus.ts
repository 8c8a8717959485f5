/** Renders a part of the page again and restores the focus: to the element with the same id, or else to the part itself. */
export function keepFocus(part: HTMLElement, draw: () => void): void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  draw();
  if (!focused || focused.isConnected) return;
  const again = focused.id ? document.getElementById(focused.id) : null;
  (again ?? part).focus();
}
