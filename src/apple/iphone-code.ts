/** What Apple's script leaves in the page, besides the browsers' own names. */
interface Globals {
  ApplePayWebOptions?: { set(options: { renderApplePayCodeAs: 'modal' | 'window' }): void };
}

/** What the browser shows above the page. In `:is()`, where a browser passes over a selector that it does not know: alone it throws. */
const MODAL = ':is(:modal)';
const ABOVE = ':is(:modal,:popover-open)';

/** Whether an element stands in something that the browser shows above the page; also by a slot, and from inside shadow roots. */
function isAbove(element: Element): boolean {
  let around: Element | null | undefined = element;
  while (around && !around.matches(ABOVE))
    around = around.assignedSlot ?? around.parentElement ?? (around.getRootNode() as Partial<ShadowRoot>).host;
  return !!around;
}

/**
 * Where Apple's script makes the sheet, the merchant's or the theme's own, it shows a code that an iPhone scans. Has the next one lie over
 * the page, or stand in a window of its own where it would be cut off by a frame, or lie below what the browser shows above the page, such
 * as a theme's drawer. To be called before the session begins.
 *
 * @param element what was pressed
 * @returns whether there is such a code; false for a browser's own sheet
 */
export function chooseCodesPlace(element: Element): boolean {
  const { ApplePayWebOptions } = globalThis as Globals;
  if (!ApplePayWebOptions) return false;
  const isCovered = self !== top || !!document.querySelector(MODAL) || isAbove(element);
  try {
    ApplePayWebOptions.set({ renderApplePayCodeAs: isCovered ? 'window' : 'modal' });
  } catch {
    // The sheet opens all the same, where Apple's script shows its code by itself.
  }
  return true;
}
