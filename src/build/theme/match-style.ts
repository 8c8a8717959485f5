import { ALIGNMENT, ruleOf, type Derived } from '../../compat/derive.ts';
import { specificity } from '../../compat/old-rules.ts';
import { CART_HOST, PRODUCT_HOST } from '../../names.ts';
import { isDeclared, readRules, type ThemeRule } from './read-rules.ts';

const PREFIX = '--shopify-accelerated-checkout-button-';

/** Older names that stand for every product's button, wherever it is: a rule with another name may be for one place alone. */
const EVERYWHERE =
  /^(?:(?:div|form|\.shopify-payment-button|\.product(?:-single)?(?:-|__)form) )*(?:div)?\.shopify-payment-button__button/;
const BOX = new RegExp(`${EVERYWHERE.source}$`);
const BRANDED = new RegExp(`${EVERYWHERE.source}(?:--branded)?$`);
/** The box of a cart's buttons. */
const ROW = /^(?:\.additional-checkout-buttons )?\[data-shopify-buttoncontainer\]$/;

/** As in src/compat/derive.ts: values that mean something only where they stand. */
const UNUSABLE = /auto|inherit|initial|unset|revert|%|content|--shopify-accelerated-checkout/;

/** Words, numbers, functions and what reckons with them: no sign of it can end a declaration, a style or a tag. */
const HARMLESS = /^[\w .,()+*/#-]{1,200}$/;

/** Whether a value can stand in the snippet: an open bracket would swallow the rules after it. */
function isHarmless(value: string): boolean {
  let open = 0;
  for (const sign of value) {
    open += Number(sign === '(') - Number(sign === ')');
    if (open < 0) return false;
  }
  return open === 0 && HARMLESS.test(value);
}

/** A value, and the rule that has it. */
interface Found {
  value: string;
  rule: ThemeRule;
}

/** The value that wins for a property; null where none is set, or where two files of one weight say different things. */
function winner(rules: readonly ThemeRule[], selects: RegExp, property: string): Found | null {
  let best: Found | null = null;
  let weight = -1;
  let isOpen = false;
  for (const rule of rules) {
    const value = rule.values.get(property);
    if (value === undefined || UNUSABLE.test(value) || !isHarmless(value)) continue;
    const weights = rule.selectors.filter((each) => selects.test(each)).map(specificity);
    if (!weights.length) continue;
    const own = Math.max(...weights) + (rule.important.has(property) ? 1e9 : 0);
    if (own < weight) continue;
    // Nobody knows here which of two files a page links first.
    isOpen = own === weight && (isOpen || (best?.rule.file !== rule.file && best?.value !== value));
    [best, weight] = [{ value, rule }, own];
  }
  return isOpen ? null : best;
}

const at = ({ rule: { file, line } }: Found) => `${file}:${line}`;

const BLOCK_SIZE = `${PREFIX}block-size`;

/** Said where nothing of a theme's tells how high a wallet's button is: it may be lower than the theme's own. */
const NO_HEIGHT = `height: no rule of the theme's holds everywhere; wallets are 44px high until you set ${BLOCK_SIZE}`;

/** What a theme's rules on older names mean for our buttons. */
export interface Match {
  /** For the snippet's style; empty where nothing was found. */
  css: string;
  /** One line for each property that was found, and where. */
  lines: string[];
}

/**
 * Finds height, corners and the place of a cart's row in a theme's rules on older names, which the widget itself reads only after a page's first interaction, and
 * applies only from the next page on. They apply where the theme sets no custom property.
 *
 * @param path of the theme's folder
 */
export function matchStyle(path: string): Match {
  const rules = readRules(path, 'shopify-payment-button__button');
  const heights = ['height', 'min-height'].flatMap((property) => winner(rules, BOX, property) ?? []);
  const corners = winner(rules, BRANDED, 'border-radius');
  const found: (readonly [word: string, name: string, value: string, from: readonly Found[]])[] = [];
  const values = heights.map(({ value }) => value);
  if (values.length) found.push(['height', 'block-size', values[1] ? `max(${values.join()})` : values[0]!, heights]);
  if (corners) found.push(['corners', 'border-radius', corners.value, [corners]]);
  const derived: Derived = found.map(([, name, value]) => [PREFIX + name, value] as const);
  const row = winner(readRules(path, 'shopify-buttoncontainer'), ROW, 'justify-content');
  if (row) found.push(["a cart's row", '', row.value, [row]]);
  const lines = found.map(
    ([word, , value, from]) => `${word}: ${value} as in ${from.map(at).join(', ')} (--match=off leaves it out)`,
  );
  if (!values.length && !isDeclared(path, BLOCK_SIZE)) lines.unshift(NO_HEIGHT);
  const ofCart: Derived = row ? [[ALIGNMENT, row.value]] : [];
  return { css: ruleOf(PRODUCT_HOST, derived) + ruleOf(CART_HOST, ofCart), lines };
}
