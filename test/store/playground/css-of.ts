import { BUY_DEFAULTS, SHADOWS, WIDGET_DEFAULTS, writtenWallets, type Playground } from './state';

/** A declaration that is left out where its value is the default's. */
type Declaration = readonly [property: string, value: string, standard: string];

const PREFIX = '--shopify-accelerated-checkout-';

const HOSTS = {
  product: 'shopify-accelerated-checkout',
  cart: 'shopify-accelerated-checkout-cart',
  stacked: 'shopify-accelerated-checkout-cart',
} as const;

const px = (size: number): string => `${size}px`;

/** A cart's row stacks where there is no room for it: a height that is set holds there, too. */
function heights({ place, height }: Playground): Declaration[] {
  if (height === null) return [];
  const block = place === 'product' ? WIDGET_DEFAULTS.height.product : WIDGET_DEFAULTS.height.stacked;
  const stacked: Declaration = ['button-block-size', px(height), px(block)];
  return place === 'cart' ? [['button-inline-size', px(height), px(WIDGET_DEFAULTS.height.cart)], stacked] : [stacked];
}

function hostDeclarations(state: Playground): Declaration[] {
  const { place, radius, gap, shadow, align } = state;
  const radiusOf = WIDGET_DEFAULTS.radius[place];
  const gapOf = WIDGET_DEFAULTS.gap[place];
  return [
    ...heights(state),
    ['button-border-radius', px(radius ?? radiusOf), px(radiusOf)],
    ['button-box-shadow', SHADOWS[shadow], SHADOWS.none],
    ...(place === 'product' ? [] : [['row-gap', px(gap ?? gapOf), px(gapOf)] as const]),
    ...(place === 'cart' ? [['inline-alignment', align, 'start'] as const] : []),
  ];
}

function rule(selector: string, declarations: readonly Declaration[], prefix = ''): string[] {
  const lines = declarations.filter(([, value, standard]) => value !== standard);
  if (lines.length === 0) return [];
  return [`${selector} {\n${lines.map(([property, value]) => `  ${prefix}${property}: ${value};\n`).join('')}}\n`];
}

/** Whether a link to other ways to pay stands below: beside Buy It Now alone there is none. */
export const hasLink = ({ place, recommended }: Playground): boolean => place === 'product' && recommended !== null;

/** Whether the store's own button is on the page, or may be: as a fallback. */
export const hasBuyItNow = (state: Playground): boolean => writtenWallets(state).includes('buy_it_now');

/** The rules for the merchant's style sheet: only what differs from the defaults; empty where nothing does. */
export function cssOf(state: Playground): string {
  const { place, link, buy, text } = state;
  return [
    ...rule(HOSTS[place], hostDeclarations(state), PREFIX),
    ...(hasBuyItNow(state)
      ? rule('.shopify-payment-button__button--unbranded', [
          ['background', buy ?? BUY_DEFAULTS.buy, BUY_DEFAULTS.buy],
          ['color', text ?? BUY_DEFAULTS.text, BUY_DEFAULTS.text],
        ])
      : []),
    ...(hasLink(state) && !link
      ? rule('more-payment-options-link,\n.shopify-payment-button__more-options', [['display', 'none !important', '']])
      : []),
  ].join('\n');
}
