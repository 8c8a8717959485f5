/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

const LEAST = 113;
const WIDEST = 600;

/** What the script writes on the container when it begins. */
export function firstSize({ width, height }: Size): Size {
  return {
    width: width < LEAST ? 200 : Math.min(width, WIDEST),
    height: height < 42 ? 45 : Math.min(height, 230),
  };
}

/** What it writes when the container has another size. */
export function nextSize({ width, height }: Size): Size {
  const wide = Math.max(LEAST, Math.min(width, WIDEST, 10 * height));
  const high = Math.min(height, Math.max(42, wide / 2.6));
  return { width: wide, height: high < 42 ? 45 : high };
}
