import { lineNumber } from './liquid-text.ts';
import { filesBelow, readText } from './read-folder.ts';

/** A style rule of a theme. */
export interface ThemeRule {
  selectors: readonly string[];
  /** Property → value, without `!important`. */
  values: ReadonlyMap<string, string>;
  important: ReadonlySet<string>;
  file: string;
  /** Counted from 1. */
  line: number;
}

/** Stands for what only the platform's server knows: a value with it can't be used. */
const UNKNOWN = '\u0000';

/** Style sheets, and the folders whose Liquid may hold styles. */
const SHEETS = /\.(?:css|scss)(?:\.liquid)?$/;
const STYLED = ['sections', 'snippets', 'blocks', 'layout'];
const STYLES =
  /<style[^>]*(?:>|$)[\s\S]*?(?:<\/style>|$)|\{%-?\s*(style|stylesheet)\b[\s\S]*?(?:%\}|$)[\s\S]*?(?:\{%-?\s*end\1|$)/g;

const LIQUID = /\{\{[\s\S]*?(?:\}\}|$)|\{%[\s\S]*?(?:%\}|$)/g;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Each style text of a theme, with spaces in place of all else, so that lines are the file's. */
function stylesOf(path: string): (readonly [file: string, css: string])[] {
  const read = (file: string) => readText(path, file) ?? '';
  const sheets = filesBelow(path, 'assets').filter((name) => SHEETS.test(name));
  const liquid = STYLED.flatMap((folder) => filesBelow(path, folder)).filter((name) => name.endsWith('.liquid'));
  return [
    ...liquid.map((file) => {
      const text = read(file);
      let css = '';
      let end = 0;
      for (const { 0: all, index } of text.matchAll(STYLES)) {
        const from = index + all.search(/[>}]|$/) + 1;
        const to = index + all.search(/<\/style>$|\{%-?\s*end\w*$|$/);
        css += blank(text.slice(end, from)) + text.slice(from, to);
        end = to;
      }
      return [file, css] as const;
    }),
    ...sheets.map((file) => [file, read(file)] as const),
  ];
}

/** A declaration; null where there is none. */
function declaredIn(text: string) {
  const colon = text.indexOf(':');
  const property = text.slice(0, Math.max(colon, 0)).trim();
  const whole = text.slice(colon + 1).trim();
  const value = whole.replace(/!\s*important$/, '').trimEnd();
  if (!/^[\w-]+$/.test(property) || !value) return null;
  return { property, value: value.replace(/\s+/g, ' '), important: value !== whole };
}

/** The rules of one text whose selectors have a name. */
function rulesOf(
  name: string,
  file: string,
  source: string,
  isInside: (around: readonly string[]) => boolean,
): ThemeRule[] {
  const css = source
    .replace(COMMENT, blank)
    .replace(LIQUID, (liquid) => UNKNOWN + blank(liquid).slice(1))
    // Quoted text may hold any sign.
    .replace(/"[^"\n]*"|'[^'\n]*'/g, (text) => `"${' '.repeat(text.length - 2)}"`);
  const rules: ThemeRule[] = [];
  const around: string[] = [];
  for (const { 0: part, index } of css.matchAll(/[^{};]*(?:[{};]|$)/g)) {
    const end = part.at(-1);
    if (end === '}') around.pop();
    if (end !== '{') continue;
    const selector = part.slice(0, -1).trim();
    around.push(selector);
    if (!selector.includes(name) || !isInside(around.slice(0, -1))) continue;
    const body = /^[^{}]*/.exec(css.slice(index + part.length))![0];
    const declared = body.split(';').flatMap((one) => declaredIn(one) ?? []);
    rules.push({
      selectors: selector.split(',').map((each) => each.trim().replace(/\s+/g, ' ')),
      values: new Map(
        declared
          .filter(({ value }) => !value.includes(UNKNOWN))
          .map(({ property, value }) => [property, value] as const),
      ),
      important: new Set(declared.filter(({ important }) => important).map(({ property }) => property)),
      file,
      get line() {
        return lineNumber(css, index + part.search(/\S/));
      },
    });
  }
  return rules;
}

/** Whether a rule applies at every window: it stands in nothing. */
const isEverywhere = (around: readonly string[]): boolean => !around.length;

/** Whether a rule may apply at some window: it stands in `@media` and their like at most. */
export const isSomewhere = (around: readonly string[]): boolean => around.every((each) => each.startsWith('@'));

/**
 * Reads the style rules of a theme whose selectors have a name: of its style sheets, and of the styles in its Liquid.
 *
 * @param path of the theme's folder
 * @param isInside whether a rule counts that stands in these blocks; by itself it counts where it stands in none
 */
export const readRules = (path: string, name: string, isInside = isEverywhere): ThemeRule[] =>
  stylesOf(path).flatMap(([file, css]) => (css.includes(name) ? rulesOf(name, file, css, isInside) : []));

/** Whether a theme's styles declare a property anywhere, whatever its value. */
export const isDeclared = (path: string, property: string): boolean =>
  stylesOf(path).some(([, css]) => new RegExp(`${property}\\s*:`).test(css.replace(COMMENT, blank)));
