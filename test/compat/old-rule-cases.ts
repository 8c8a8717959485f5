/** The name that most old themes style. */
export const OLD = '.shopify-payment-button__button';

/** What is taken, a theme's style sheet, and the height, corners and shadow that are derived from it. */
export const OLD_RULE_CASES = [
  ['the greater of two heights', `${OLD} { height: 40px; min-height: 4.6rem }`, ['max(40px,4.6rem)', '', '']],
  [
    '!important over specificity',
    `${OLD} { height: 40px !important } .product ${OLD} { height: 50px }`,
    ['max(40px)', '', ''],
  ],
  ['specificity over order', `.product ${OLD} { height: 50px } ${OLD} { height: 40px }`, ['max(50px)', '', '']],
  ['order between equals', `${OLD} { height: 50px } ${OLD} { height: 40px }`, ['max(40px)', '', '']],
  [
    'the right one of a list',
    `#other ${OLD}, .product ${OLD} { height: 50px } form.a ${OLD}, form ${OLD} { height: 40px }`,
    ['max(50px)', '', ''],
  ],
  ['no auto', `${OLD} { height: auto !important } ${OLD} { height: 50px }`, ['max(50px)', '', '']],
  ['no percentages and keywords for heights', `${OLD} { height: 100%; min-height: max-content }`, ['', '', '']],
  [
    'nothing that uses the custom property already',
    `${OLD} { height: var(--shopify-accelerated-checkout-button-block-size) }`,
    ['', '', ''],
  ],
  ['a theme’s own variables', `:root { --h: 48px } ${OLD} { min-height: var(--h) }`, ['max(48px)', '', '']],
  [
    'a branded button’s corners',
    `${OLD}--branded .shopify-cleanslate [role="button"] { border-radius: 20px !important }`,
    ['', '20px', ''],
  ],
  [
    'no height that is not the skeleton’s',
    `${OLD}--branded { height: 50px } [data-testid="ShopifyPay-button"] { height: 51px }`,
    ['', '', ''],
  ],
  ['nothing of the unbranded button alone', `${OLD}--unbranded { border-radius: 20px }`, ['', '', '']],
  ['nothing of another state', `${OLD}:hover { border-radius: 20px }`, ['', '', '']],
  ['nothing of another page’s', `.cart ${OLD} { border-radius: 20px }`, ['', '', '']],
  [
    'media that match',
    `@media (min-width: 300px) { ${OLD} { height: 50px } } @media print { ${OLD} { height: 40px } }`,
    ['max(50px)', '', ''],
  ],
  [
    'what is supported',
    `@supports (display: grid) { ${OLD} { height: 50px } } @supports (display: none of it) { ${OLD} { height: 40px } }`,
    ['max(50px)', '', ''],
  ],
  ['layers', `@layer a { @layer b { ${OLD} { height: 50px } } }`, ['max(50px)', '', '']],
  [
    'nested rules',
    `.product { & form { ${OLD} { height: 50px } } .cart & { ${OLD} { height: 40px } } }`,
    ['max(50px)', '', ''],
  ],
  ['no containers, which it can’t ask', `@container (min-width: 1px) { ${OLD} { height: 50px } }`, ['', '', '']],
] as const;
