import { DISABLE_COMPAT } from '../names';
import { type OldRule, specificity } from './old-rules';
import type { Probe } from './probe';

/** The `box-shadow` that the theme draws around its own add-to-cart button by a pseudo-element, if there is one. */
export function themeButtonShadow(host: Element): string | undefined {
  const submit = host.closest('form')?.querySelector('[type=submit]');
  if (submit)
    return [':before', ':after']
      .map((pseudo) => getComputedStyle(submit, pseudo).boxShadow)
      .find((shadow) => !/none|inset/.test(shadow));
}

/**
 * A rule for the skeleton of Buy It Now, as high as the theme's borders make the button. Not for hosts with a recommended wallet, because
 * no rule of a theme reaches a wallet's button.
 */
export function skeletonRule(kind: string, host: Element): string {
  const height = host.querySelector<HTMLElement>('shopify-buy-it-now-button>*')?.offsetHeight;
  return height ? `${kind}:not([recommended*="{"]){--karui-skeleton:${height}px}` : '';
}

/** Custom properties and the values that the theme's old rules mean; empty where they mean nothing. */
export type Derived = readonly (readonly [property: string, value: string])[];

const PREFIX = '--shopify-accelerated-checkout-button-';
const BLOCK_SIZE = `${PREFIX}block-size`;
export const ALIGNMENT = '--shopify-accelerated-checkout-inline-alignment';

/** Values that can't be used: keywords that refer to something else, and values made from our own custom properties. */
const UNUSABLE = /^$|auto|inherit|initial|unset|--shopify-accelerated-checkout/;

/** Commas between selectors; those inside parentheses separate arguments. */
const LIST = /,(?![^(]*\))/;

/**
 * The cascade for one property on any of the elements: the later of two equal rules wins. A rule in a cascade layer counts like any other,
 * because themes from the time of the old names have no layers.
 */
function winner(rules: readonly OldRule[], elements: readonly Element[], property: string): string {
  let best = '';
  let weight = 0;
  for (const { selector: list, style } of rules) {
    const value = style.getPropertyValue(property).replace(/\s+/g, ' ');
    if (UNUSABLE.test(value)) continue;
    const importance = style.getPropertyPriority(property) ? 1e9 : 0;
    for (const selector of list.split(LIST)) {
      const weightHere = importance + specificity(selector);
      try {
        if (weightHere >= weight && elements.some((element) => element.matches(selector)))
          [best, weight] = [value, weightHere];
      } catch {
        // `LIST` has split the selector in the wrong place: it is left out, since rules on buttons are hardly ever so complicated.
      }
    }
  }
  return best;
}

/** Keywords and percentages have no meaning where the custom property is used. */
const isLength = (value: string) => CSS.supports('border-top-width', `max(1px, ${value})`);

/**
 * What the rules mean for a host. If they set no shadow, `shadow` is used: the shadow of the theme's own button. The height is the height
 * of the skeleton's box, so the button has the size that the page was laid out with. A cart gets no height, because its skeleton never had
 * an old name; it gets the place of its row, which was the first of the boxes.
 */
export function derive(rules: readonly OldRule[], { skeletons, buttons }: Probe, shadow = ''): Derived {
  const heights = ['height', 'min-height'].map((property) => winner(rules, skeletons, property)).filter(isLength);
  return [
    [BLOCK_SIZE, heights[0] ? `max(${heights.join()})` : ''],
    [`${PREFIX}border-radius`, winner(rules, buttons, 'border-radius')],
    [`${PREFIX}box-shadow`, winner(rules, buttons, 'box-shadow') || shadow],
    [ALIGNMENT, winner(rules, skeletons[0] ? [] : buttons.slice(0, 1), 'justify-content')],
  ];
}

/**
 * The values as rules for one kind of host, on one line. They apply only where the theme sets nothing. The selector has no specificity, so
 * a theme's own rule on the host always wins. Each property is asked for on the host's parent, so what the theme sets anywhere around the
 * host wins too, whenever it comes. The attribute `disable-compat` is part of the selector, so that it works at any time. A browser without
 * style queries keeps the defaults.
 */
export const ruleOf = (kind: string, values: Derived): string =>
  values
    .map(([name, value]) => `@container not style(${name}){:where(${kind}:not([${DISABLE_COMPAT}])){${name}:${value}}}`)
    .join('');
