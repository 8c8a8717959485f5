/** What a template's server or browser passes over, or takes as a text. */
const PASSED_OVER =
  /<!--[\s\S]*?-->|\{%-?\s*(comment|raw|doc)\b[\s\S]*?%\}[\s\S]*?\{%-?\s*end\1\s*-?%\}|\{%-?\s*#[\s\S]*?%\}/g;

/** The text with comments as blanks, so that whatever is found in it is in force, and stands at the same place. */
export const withoutComments = (text: string): string =>
  text.replace(PASSED_OVER, (comment) => comment.replace(/[^\r\n]/g, ' '));

const BLOCK =
  /\{%-?\s*(end)?(if|unless|case|for|tablerow|capture|form|paginate|style|stylesheet|javascript)\b[\s\S]*?%\}/g;

/** A part of a text, from its first character to behind its last. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The outermost block of Liquid around a place, such as an `if`; null where what stands there is in every page.
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

/** The number of the line of a place, from 1 on. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
