import { whereSpoken, type ThemeSplit } from '../theme/theme-liquid.ts';
import { schemaJson } from './settings.ts';

/** The snippet's name, which the block renders. */
export const BLOCK_FILE = 'karui';

/** The name under which the block hands its percentage to the snippet, which can't read the block's settings. */
const PERCENT = 'karui_split';

/** How the snippet reads it: pages are split where the merchant has written a number. */
export const SPLIT_OF_BLOCK = {
  percent: `{{ ${PERCENT} | round | at_least: 0 | at_most: 100 }}`,
  unless: `${PERCENT} == blank`,
} as const satisfies Omit<ThemeSplit, 'lines'>;

/** Setting → the custom property that it sets. */
const SIZES = {
  height: 'button-block-size',
  cart_height: 'button-inline-size',
  corners: 'button-border-radius',
};

/** A rule for each size that the merchant has set. */
const sizeRules = Object.entries(SIZES)
  .map(
    ([id, property]) =>
      `{%- if block.settings.${id} != blank -%}<style>shopify-accelerated-checkout,shopify-accelerated-checkout-cart{--shopify-accelerated-checkout-${property}:{{ block.settings.${id} | at_least: 0 }}px}</style>{%- endif -%}\n`,
  )
  .join('');

/**
 * Text of `blocks/karui.liquid`: the app embed, which the platform writes at the end of a page's head. Pages in other languages than those
 * of the setting get nothing of it.
 */
export const blockLiquid = (): string => `${whereSpoken(
  "block.settings.languages | default: 'all' | downcase | remove: ' '",
  `{%- render '${BLOCK_FILE}', ${PERCENT}: block.settings.split -%}\n${sizeRules}`,
)}
{% schema %}
${schemaJson()}
{% endschema %}
`;
