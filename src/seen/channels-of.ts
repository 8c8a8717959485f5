/** Red, green, blue and opacity of any colour that the browser knows, each from 0 to 1; undefined where it can't be told. */
export function channelsOf(colour: string): readonly number[] | undefined {
  // In the head nothing is painted, and styles are computed all the same. The browser converts: notations are many, and more will come.
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
