import { elementsAround, type LiquidElement } from './liquid-tags.ts';
import { lineNumber } from './liquid-text.ts';
import { isSomewhere, readRules } from './read-rules.ts';

/** As many classes of an element are looked at, and boxes around a button. */
const MOST = 12;

/** The classes in a start tag that are always there: those that Liquid writes are unknown. */
function classesOf(tag: string): string[] {
  const [, double, single = ''] = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  const written = (double ?? single).replace(/\{[{%][\s\S]*?(?:[}%]\}|$)/g, '\0');
  return written
    .split(/\s+/)
    .filter((name) => /^[\w-]+$/.test(name))
    .slice(0, MOST);
}

/** Whether a theme's rules lay out the content of an element with one of these classes side by side, at some window. */
const isRow = (path: string, classes: readonly string[]): boolean =>
  classes.some((name) => {
    const rules = readRules(path, name, isSomewhere).filter(({ selectors }) =>
      selectors.some((selector) => new RegExp(`\\.${name}(?![\\w-])[^\\s>+~]*$`).test(selector)),
    );
    const say = (property: string, value: RegExp) => rules.some(({ values }) => value.test(values.get(property) ?? ''));
    if (say('grid-template-columns', /./)) return true;
    const goes = (direction: RegExp) => say('flex-direction', direction) || say('flex-flow', direction);
    return say('display', /^(?:inline-)?flex$/) && (goes(/\brow/) || !goes(/\bcolumn/));
  });

/** A place in a theme's file where the platform's buttons can be written. */
export interface PlaceBehind {
  /** What ends in the line. */
  what: 'button' | 'row';
  line: number;
}

/**
 * The place behind a cart's own button: behind the button, or where that stands in a row, behind that row, or the buttons would become a part
 * of it.
 *
 * @param path of the theme's folder
 * @param text of the file, without comments
 * @param at an offset in the button's start tag
 * @returns null where nothing is known of the end of the button
 */
export function placeBehind(path: string, text: string, at: number): PlaceBehind | null {
  const [button, ...boxes] = elementsAround(text, at);
  if (!button?.end) return null;
  const near = boxes.slice(0, MOST);
  const first = near.findIndex(({ tag }) => !isRow(path, classesOf(tag)));
  const row = near.slice(0, first < 0 ? undefined : first).at(-1);
  if (row && !row.end) return null;
  return row?.end
    ? { what: 'row', line: lineNumber(text, row.end - 1) }
    : { what: 'button', line: lineNumber(text, button.end - 1) };
}

/** The start tag of a box with these classes. It keeps off the button above it, of which a theme's rules for its other cart know nothing. */
const boxTag = (classes: string): string => `<div class="${classes}" style="margin-top: 10px">`;

/** The box of the platform's buttons, whose name its own style sheet knows. */
export const WRAPPER = boxTag('additional-checkout-buttons');

/** The start tag of the box in which a theme has the platform's buttons; the platform's own where it has none of which all is known. */
export function wrapperAround(text: string, at: number): string {
  const [box] = elementsAround(text, at) as [LiquidElement?];
  const classes = box && !box.tag.includes('{') ? classesOf(box.tag) : [];
  return classes.some((name) => /checkout/.test(name)) ? boxTag(classes.join(' ')) : WRAPPER;
}
