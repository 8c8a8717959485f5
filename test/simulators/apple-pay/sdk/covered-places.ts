/** Parts of the window's width and height at which the screen is looked at. */
const PARTS = [1 / 6, 1 / 2, 5 / 6];

/**
 * Whether a code that lies over the page would be covered anywhere: what the browser shows above the page, such as a modal dialog or a
 * popover, lies above every element of the page, and a modal dialog takes all presses.
 */
export function wouldBeCovered(): boolean {
  const code = document.createElement('div');
  Object.assign(code.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  document.body.append(code);
  const isCovered = PARTS.some((x) =>
    PARTS.some((y) => document.elementFromPoint(x * innerWidth, y * innerHeight) !== code),
  );
  code.remove();
  return isCovered;
}
