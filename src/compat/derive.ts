import type { OldRule } from './old-rules';
import type { Probe } from './probe';
import { specificity } from './specificity';

/** Custom properties and the values that the theme's old rules mean; empty where they mean nothing. */
export type Derived = readonly (readonly [property: string, value: string])[];

const PREFIX = '--shopify-accelerated-checkout-button-';
export const BLOCK_SIZE = `${PREFIX}block-size`;

/** Not a value of its own, or one that was made from what is derived here. */
const UNUSABLE = /^$|auto|inherit|initial|unset|--shopify-accelerated-checkout/;

/** Commas between selectors; those inside parentheses separate arguments. */
const LIST = /,(?![^(]*\))/;

/**
 * The cascade for one property of any of the elements; later rules win a tie. What stands in a layer counts
 * like the rest: themes from the time of the old names have no layers.
 */
function winner(rules: readonly OldRule[], elements: readonly Element[], property: string): string {
  let best = '';
  let weight = 0;
  for (const { selector: list, style } of rules) {
    const value = style.getPropertyValue(property).replace(/\s+/g, ' ');
    if (UNUSABLE.test(value)) continue;
    const importance = style.getPropertyPriority(property) ? 1e9 : 0;
    for (const selector of list.split(LIST)) {
      const own = importance + specificity(selector);
      try {
        if (own >= weight && elements.some((one) => one.matches(selector))) [best, weight] = [value, own];
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
 * What the rules mean for a host. Where they set no shadow, `shadow` counts: that of the theme's own button. The height is that of the
 * skeleton's box, so that the button has the size that the page was laid out with. The cart's skeleton never had an old name, so there is
 * no height for a cart.
 */
export function derive(rules: readonly OldRule[], { skeletons, buttons }: Probe, shadow = ''): Derived {
  const heights = ['height', 'min-height'].map((property) => winner(rules, skeletons, property)).filter(isLength);
  return [
    [BLOCK_SIZE, heights[0] ? `max(${heights.join()})` : ''],
    [`${PREFIX}border-radius`, winner(rules, buttons, 'border-radius')],
    [`${PREFIX}box-shadow`, winner(rules, buttons, 'box-shadow') || shadow],
  ];
}
