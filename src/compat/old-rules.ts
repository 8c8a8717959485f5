/** A style rule of the theme on a name of the buttons' old markup, and in force at this window's size. */
export interface OldRule {
  /** Nesting resolved. */
  selector: string;
  style: CSSStyleDeclaration;
}

/** What themes wrote selectors on when the buttons stood in the page itself. */
const OLD_NAMES =
  /shopify-(payment-button|cleanslate|buttoncontainer)|dynamic-checkout|additional-checkout|ShopifyPay-/;

/** The fields of all kinds of rules that are looked into; which ones a rule has depends on its kind. */
interface AnyRule {
  selectorText?: string;
  style: CSSStyleDeclaration;
  cssRules: CSSRuleList;
  media: MediaList;
  conditionText: string;
}

const matchesMedia = ({ media }: { media: MediaList }) => matchMedia(media.mediaText).matches;

/** Kind of a rule → whether what is in it counts. Kinds that are not here (container, scope, keyframes …) are passed over. */
const COUNTS: Readonly<Record<string, (rule: AnyRule) => boolean>> = {
  Style: () => true,
  Media: matchesMedia,
  Supports: (rule) => CSS.supports(rule.conditionText),
  LayerBlock: () => true,
};

/**
 * All rules that count, in their order. Also gives `undefined` for every rule that is none, so that the caller can stop at any
 * point of a sheet of thousands.
 */
export function* oldRules(sheets: Iterable<CSSStyleSheet>): Generator<OldRule | undefined> {
  function* walk(rules: Iterable<unknown>, outer: string): Generator<OldRule | undefined> {
    for (const one of rules) {
      const rule = one as AnyRule;
      // "[object CSSMediaRule]"
      const kind = String(one).slice(11, -5);
      // A nested selector is always written with its `&` when it is read back.
      const selector = rule.selectorText?.replaceAll('&', `:is(${outer})`) ?? '';
      yield OLD_NAMES.test(selector) ? { selector, style: rule.style } : undefined;
      if (COUNTS[kind]?.(rule)) yield* walk(rule.cssRules ?? [], selector || outer);
    }
  }

  for (const sheet of sheets) {
    try {
      if (matchesMedia(sheet)) yield* walk(sheet.cssRules, '');
    } catch {
      // From another origin and not readable: that theme has to set the custom properties itself.
    }
  }
}
