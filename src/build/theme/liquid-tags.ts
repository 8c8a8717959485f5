/**
 * The content of a tag: `>` may occur inside Liquid and quoted texts. Each sign can be read in one way only, and what is not closed goes on
 * to the end: so no text takes more time than its length.
 */
const INSIDE = [
  String.raw`\{\{(?:(?!\}\})[\s\S])*(?:\}\}|$)`,
  String.raw`\{%(?:(?!%\})[\s\S])*(?:%\}|$)`,
  `"[^"]*(?:"|$)`,
  `'[^']*(?:'|$)`,
  String.raw`\{(?![{%])`,
  `[^>"'{]`,
].join('|');

/**
 * A pattern for the tag of an element.
 *
 * @param name of the element
 * @param inside what has to follow the name
 */
export const tagPattern = (name: string, inside = ''): RegExp =>
  new RegExp(`<${name}(?=[\\s>{])${inside}(?:${INSIDE})*(?:>|$)`, 'i');

const ANY_TAG = new RegExp(String.raw`<(\/?)([a-z][\w-]*)(?=[\s>{\/])(?:${INSIDE})*(?:>|$)`, 'gi');

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** As many elements around a tag are looked at for the one that it closes. */
const DEEPEST = 200;

/** An element of a theme's file. */
export interface LiquidElement {
  /** Its start tag, as it is written. */
  tag: string;
  start: number;
  /** The offset after its end tag; undefined where it has none. */
  end?: number;
}

/**
 * The element whose start tag has an offset in it, or around which the offset lies, and all elements around it, from the inside. An end tag
 * that closes nothing is passed over: Liquid may write it for another branch.
 *
 * @param text without comments
 */
export function elementsAround(text: string, at: number): LiquidElement[] {
  const open: (LiquidElement & { name: string })[] = [];
  let around: (LiquidElement & { name: string })[] | undefined;
  for (const { 0: tag, 1: closes, 2: written = '', index } of text.matchAll(ANY_TAG)) {
    const name = written.toLowerCase();
    const end = index + tag.length;
    if (index > at) around ??= open.toReversed();
    if (closes) {
      const near = open.slice(-DEEPEST);
      const last = near.findLastIndex((each) => each.name === name);
      if (last >= 0) open.splice(last - near.length)[0]!.end = end;
      if (around && !open.length) break;
    } else if (!VOID.test(name) && !tag.endsWith('/>')) open.push({ name, tag, start: index });
    else if (index <= at && at < end) around = [{ name, tag, start: index, end }, ...open.toReversed()];
  }
  return around ?? open.toReversed();
}
