/** A text of a wallet's address; it may be missing. */
export type Text = string | null | undefined;

/** An address as a wallet gives it, under the cart's names. */
export interface AddressParts {
  firstName?: Text;
  lastName?: Text;
  /** Only PayPal's address has the field; in the sheets of Apple and Google a company stands in a street line. */
  company?: Text;
  /** Street lines in order; one may contain several lines, separated by newlines. */
  lines?: readonly Text[] | null | undefined;
  city?: Text;
  /** Fields that may hold the province: the first known province counts, or else the first text. */
  provinces: readonly Text[];
  country?: Text;
  zip?: Text;
  phone?: Text;
}

/** Ignores values other than texts: a browser extension or a broken sheet must not end the order. */
export const trimmed = (text: Text): string => (typeof text === 'string' ? text.trim() : '');
