import type { CartState } from './cart-state';

const MOST_SENCHA = 20;
const LONGEST_ENGRAVING = 10;

/** The merchant's own rules (a "validation function"): each returns the message for the shopper, or `null`. */
const rules: ((cart: CartState) => string | null)[] = [
  (cart) => {
    const pieces = cart.lines
      .filter((line) => line.product.handle === 'sencha')
      .reduce((sum, line) => sum + line.quantity, 0);
    return pieces > MOST_SENCHA ? `煎茶のご購入は、お一人さま${MOST_SENCHA}袋までとさせていただいております。` : null;
  },
  (cart) =>
    cart.lines.some((line) => [...(line.attributes['お名前入れ'] ?? '')].length > LONGEST_ENGRAVING)
      ? `お名前入れは${LONGEST_ENGRAVING}文字までで承っております。`
      : null,
];

/** The messages of all merchant's rules that the cart breaks, in the order of the rules. */
export const brokenRules = (cart: CartState): string[] =>
  rules.map((rule) => rule(cart)).filter((text) => text !== null);
