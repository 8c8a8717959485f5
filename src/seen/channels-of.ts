/** Red, green, blue and opacity of any colour that the browser knows, each from 0 to 1; undefined if the colour can't be read. */
export function channelsOf(colour: string): readonly number[] | undefined {
  // The browser converts the colour, because notations are many and more will come: `head` is never painted, but has computed styles.
  const { head } = document;
  head.style.color = `color-mix(in srgb,${colour},${colour})`;
  const found = head.style.color
    ? getComputedStyle(head)
        .color.match(/\d[\d.e-]*/g)
        ?.map(Number)
    : undefined;
  head.removeAttribute('style');
  return found;
}
