import { tagPattern } from './liquid-tags.ts';
import { blockAround, withoutComments, type Range } from './liquid-text.ts';

const rendered = (name: string) =>
  new RegExp(`\\{%-?\\s*(?:render|include)\\s+['"][^'"]{0,200}?${name}[^'"]{0,200}['"][^%]{0,2000}%\\}`, 'i');

const HEAD = tagPattern('head');
const CHARSET = tagPattern('meta', String.raw`(?=[^<>]*\bcharset\s*=)`);
const VIEWPORT = tagPattern('meta', String.raw`(?=[^<>]*\bname\s*=\s*["']?viewport)`);
const META_TAGS = rendered('meta');
const CONTENT_FOR_HEADER = /\{\{-?\s*content_for_header\b/;
const STYLE_SHEETS = [
  tagPattern('link', String.raw`(?=[^<>]*\brel\s*=\s*["']?stylesheet)`),
  /\{\{[^{}]*\bstylesheet_tag\b/,
  rendered('(?:style|css)'),
];

/** Where to insert a line: after one part of the layout, or before another. */
export interface LayoutPlace {
  at: number;
  /** The part that the line goes after or before. */
  beside: Range;
  isBehind: boolean;
}

/**
 * Finds the place for our line in a layout: after the tags of viewport and charset, whichever is later, or the line that renders the meta
 * tags, before the first style sheet and `content_for_header`, and outside every block that some pages skip.
 *
 * @returns null if the layout has no head
 */
export function findPlace(layout: string): LayoutPlace | null {
  const text = withoutComments(layout);
  const head = HEAD.exec(text);
  const end = text.search(/<\/head\s*>/i);
  if (!head?.[0].endsWith('>') || end < head.index) return null;
  const first = head.index + head[0].length;

  /** The first match between two offsets. If it is inside a block, the whole block. */
  const find = (pattern: RegExp, from: number, to: number): Range | null => {
    const found = pattern.exec(text.slice(from, to));
    if (!found) return null;
    const start = from + found.index;
    return blockAround(text, start) ?? { start, end: start + found[0].length };
  };
  const limits = [...STYLE_SHEETS, CONTENT_FOR_HEADER].flatMap((pattern) => find(pattern, first, end) ?? []);
  const limit = limits.toSorted((a, b) => a.start - b.start)[0];
  const before = limit?.start ?? end;

  const tags = [CHARSET, VIEWPORT].flatMap((pattern) => find(pattern, first, before) ?? []);
  const anchor = tags.toSorted((a, b) => b.end - a.end)[0] ?? find(META_TAGS, first, before);
  if (anchor && anchor.end <= before) return { at: anchor.end, beside: anchor, isBehind: true };
  if (limit) return { at: limit.start, beside: limit, isBehind: false };
  return { at: first, beside: { start: head.index, end: first }, isBehind: true };
}
