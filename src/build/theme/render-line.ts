import { SNIPPET_TAG } from '../../names.ts';
import { findPlace } from './find-place.ts';
import { indentBefore, lineNumber, withoutComments } from './liquid-text.ts';
import { LAYOUT_FILE, RENDER_LINE } from './theme-names.ts';

const RENDERS = /\b(?:render|include)\s+(['"])karui\1/g;

/**
 * The line number in a layout where our snippet is rendered, counted from 1; null if it is not rendered.
 *
 * @throws with a sentence for the merchant if it is rendered in a way that this command does not write
 */
export function renderedAt(layout: string): number | null {
  const text = withoutComments(layout);
  const pasted = text.indexOf(` ${SNIPPET_TAG}`);
  if (pasted >= 0)
    throw new Error(
      `${LAYOUT_FILE} has Karui in it already, pasted by hand in line ${lineNumber(text, pasted)}: take that out first`,
    );
  const [one, another] = [...text.matchAll(RENDERS)].map(({ index }) => index);
  if (one === undefined) return null;
  if (another !== undefined)
    throw new Error(
      `${LAYOUT_FILE} renders karui in lines ${lineNumber(text, one)} and ${lineNumber(text, another)}: leave one of them`,
    );
  if (!text.includes(RENDER_LINE))
    throw new Error(
      `${LAYOUT_FILE} renders karui by hand in line ${lineNumber(text, one)}: write it as ${RENDER_LINE}, or take it out`,
    );
  return lineNumber(text, one);
}

/** Adds the line that renders our snippet, as a line of its own where the layout has lines. @returns null where the layout has no head */
export function addLine(layout: string): string | null {
  const place = findPlace(layout);
  if (!place) return null;
  const { at, beside, isBehind } = place;
  const before = layout.slice(0, at);
  const after = layout.slice(at);
  const { indent, startsLine } = indentBefore(layout, beside.start);
  const restOfLine = /^[^\S\r\n]*(\r?\n)/.exec(after);
  if (!isBehind) {
    const eol = /\r\n/.test(layout) ? '\r\n' : '\n';
    return before + RENDER_LINE + (startsLine ? eol + indent : '') + after;
  }
  if (!restOfLine) return before + RENDER_LINE + after;
  const [rest, eol] = restOfLine;
  return `${before}${rest}${startsLine ? indent : ''}${RENDER_LINE}${eol}${after.slice(rest.length)}`;
}

/** The layout as it was before `addLine`. */
export function removeLine(layout: string): string {
  // Searched outside comments, because a comment may contain the same words earlier.
  const at = withoutComments(layout).indexOf(RENDER_LINE);
  const before = layout.slice(0, at);
  const after = layout.slice(at + RENDER_LINE.length);
  const { indent, startsLine } = indentBefore(layout, at);
  const rest = /^[^\S\r\n]*\r?\n/.exec(after)?.[0];
  // If the line has nothing else in it, its line break is removed too.
  const isAlone = startsLine && rest !== undefined;
  return isAlone ? before.slice(0, at - indent.length) + after.slice(rest.length) : before + after;
}
