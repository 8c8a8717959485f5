/** Below this luminance, of 255, a background counts as dark. */
const DARK = 70;

/** Whether the background that an element stands on is dark: that of the nearest element around it which has one. */
export function isOnDark(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const colour = getComputedStyle(around).backgroundColor;
    const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    // Colours that are not written as rgb() are rare. They count as light, as a page without any colour does.
    if (opacity && colour.startsWith('rgb')) return (0.299 * red + 0.587 * green + 0.114 * blue) / opacity < DARK;
  }
  return false;
}
