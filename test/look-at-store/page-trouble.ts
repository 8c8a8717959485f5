/** THE TABLE: why a page can't be looked at, one sentence each, after the page's address. */
const SENTENCES = {
  status: (detail) => `answers ${detail}.`,
  password: () => 'asks for a password, so nobody but you can look at it: use npm start -- --store instead.',
  'no-buttons': () =>
    'has no buttons: it has no <shopify-accelerated-checkout> and no <shopify-accelerated-checkout-cart>. Give the address of a product.',
} satisfies Record<string, (detail: string) => string>;

/** A page that answers, and that there is nothing to look at on. */
export class PageTrouble extends Error {
  constructor(code: keyof typeof SENTENCES, detail = '') {
    super(SENTENCES[code](detail));
  }
}
