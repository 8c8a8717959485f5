/**
 * Comments of HTML and Liquid, and blocks that Liquid does not execute. What is not closed goes on to the end, here and in the other
 * expressions for a theme's files: otherwise the rest would be read again from each beginning, for hours.
 */
const PASSED_OVER =
  /<!--[\s\S]*?(?:-->|$)|\{%-?\s*(comment|raw|doc)\b[\s\S]*?(?:%\}|$)[\s\S]*?(?:\{%-?\s*end\1\s*-?%\}|$)|\{%-?\s*#[\s\S]*?(?:%\}|$)/g;

/** Replaces comments with spaces: a match in the result is not in a comment, and its offset is the same as in the original text. */
export const withoutComments = (text: string): string =>
  text.replace(PASSED_OVER, (comment) => comment.replace(/[^\r\n]/g, ' '));

const BLOCK =
  /\{%-?\s*(end)?(if|unless|case|for|tablerow|capture|form|paginate|style|stylesheet|javascript)\b[\s\S]*?(?:%\}|$)/g;

/** A part of a text; `end` is the offset after its last character. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The outermost Liquid block around an offset, such as an `if`; null if every page has what is at the offset.
 *
 * @param text without comments
 */
export function blockAround(text: string, at: number): Range | null {
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: closes, index } of text.matchAll(BLOCK)) {
    if (closes) {
      depth -= 1;
      if (depth === 0 && start < at && at < index + tag.length) return { start, end: index + tag.length };
    } else {
      if (depth === 0) start = index;
      depth += 1;
    }
  }
  return null;
}

/** The white space in its line before an offset, and whether nothing else is there. */
export function indentBefore(text: string, at: number): { indent: string; startsLine: boolean } {
  let from = at;
  while (from > 0 && /[^\S\r\n]/.test(text[from - 1]!)) from -= 1;
  return { indent: text.slice(from, at), startsLine: from === 0 || text[from - 1] === '\n' };
}

/** The line number of an offset, counted from 1. */
export const lineNumber = (text: string, at: number): number => text.slice(0, at).split('\n').length;
