import { whereSpoken } from '../theme/theme-liquid.ts';
import { schemaJson } from './settings.ts';

/** The snippet's name, which the block renders. */
export const BLOCK_FILE = 'karui';

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
  `{%- render '${BLOCK_FILE}' -%}\n${sizeRules}`,
)}
{% schema %}
${schemaJson()}
{% endschema %}
`;
