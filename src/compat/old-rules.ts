import { ofDocument } from '../lib/dom';
import { COMPAT_SLICE } from '../limits';

/** Allows one level of nested parentheses: themes do not use more. */
const WHERE = /:where\((?:[^()]|\([^()]*\))*\)/g;

/**
 * The specificity of one complex selector as one number: thousands for classes (with attributes and pseudo-classes), millions for
 * ids. The arguments of `:is`, `:not` and `:has` are added up where the standard takes the weightiest; with a single argument, which
 * is what themes write, that is the same.
 */
export function specificity(selector: string): number {
  const plain = selector
    .replace(/\[[^\]]*\]/g, '.attribute')
    .replace(WHERE, '')
    .replace(/:(is|not|has)\(/g, ' (');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  // Without look-behind, which Safari knows from 16.4 on.
  return 1e6 * count(/#/g) + 1e3 * count(/\.|(^|[^:]):(?!:)/g) + count(/(^|[^\w.#:-])[a-z]|::/gi);
}

async function readAll(): Promise<OldRule[]> {
  const rules: OldRule[] = [];
  let until = 0;
  for (const rule of oldRules(ofDocument('styleSheets'))) {
    if (rule) rules.push(rule);
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + COMPAT_SLICE;
    }
  }
  return rules;
}

let collected: Promise<OldRule[]> | undefined;

/** The page's rules on old names, read once for all hosts and with pauses in between. */
export const collect = (): Promise<OldRule[]> => (collected ??= readAll());

/** A style rule of the theme on a name of the buttons' old markup, and in force at this window's size. */
export interface OldRule {
  /** With nesting resolved. */
  selector: string;
  style: CSSStyleDeclaration;
}

/** Names that themes used in selectors when the buttons were in the page itself, not in shadow roots. */
const OLD_NAMES =
  /shopify-(payment-button|cleanslate|buttoncontainer)|dynamic-checkout|additional-checkout|ShopifyPay-/;

/** The fields that are read of any rule; which of them exist depends on the rule's kind. */
interface AnyRule {
  selectorText?: string;
  style: CSSStyleDeclaration;
  cssRules: CSSRuleList;
  media: MediaList;
  conditionText: string;
}

const matchesMedia = ({ media }: { media: MediaList }) => matchMedia(media.mediaText).matches;

/** Kind of a rule → whether the rules inside it apply. Other kinds (container, scope, keyframes …) are skipped. */
const COUNTS: Readonly<Record<string, (rule: AnyRule) => boolean>> = {
  Style: () => true,
  Media: matchesMedia,
  Supports: (rule) => CSS.supports(rule.conditionText),
  LayerBlock: () => true,
};

/**
 * All matching rules in their order. Also yields `undefined` for every other rule, so the caller can pause at any point of a sheet with
 * thousands of rules.
 */
function* oldRules(sheets: ArrayLike<CSSStyleSheet>): Generator<OldRule | undefined> {
  function* walk(rules: ArrayLike<unknown>, outer: string): Generator<OldRule | undefined> {
    for (let at = 0; at < rules.length; at += 1) {
      const rule = rules[at] as AnyRule;
      // "[object CSSMediaRule]"
      const kind = String(rule).slice(11, -5);
      // Browsers always write a nested selector with its `&`.
      const selector = rule.selectorText?.replaceAll('&', `:is(${outer})`) ?? '';
      yield OLD_NAMES.test(selector) ? { selector, style: rule.style } : undefined;
      if (COUNTS[kind]?.(rule)) yield* walk(rule.cssRules ?? [], selector || outer);
    }
  }

  for (const sheet of Array.from(sheets)) {
    // The platform's own sheet has the older names too, and says nothing of the theme.
    if (sheet.href?.includes('/portable-wallets/')) continue;
    try {
      if (matchesMedia(sheet)) yield* walk(sheet.cssRules, '');
    } catch {
      // From another origin and not readable: that theme has to set the custom properties itself.
    }
  }
}
