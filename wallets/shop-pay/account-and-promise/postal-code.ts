import { ofDocument } from '../../../src/core/lib/of-document';
import type { Question } from './promise-client';

/** Where a page keeps the shopper's postal code: a cookie or an item of its storage, and an address in its storage. */
const CODE = 'delivery_promise_postal_code';
const ADDRESS = 'delivery_promise_default_address';

/**
 * The result of `read` if it is a text. Empty if `read` throws, for example for a badly encoded cookie, broken JSON or a blocked storage.
 */
function textOf(read: () => unknown): string {
  try {
    const text = read();
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

const fromCookie = (): string =>
  decodeURIComponent(new RegExp(`(?:^|; )${CODE}=([^;]*)`).exec(ofDocument('cookie'))![1]!).replace(/^"|"$/g, '');

/**
 * The postal code of the delivery: the one that the shopper has chosen, otherwise the one that the page remembers, otherwise that of the
 * shopper's address.
 */
export function readPostalCode(): Pick<Question, 'postalCode' | 'isPostalCodeOverride'> {
  const chosen = textOf(fromCookie);
  const postalCode =
    chosen ||
    textOf(() => localStorage.getItem(CODE)) ||
    textOf(() => (JSON.parse(localStorage.getItem(ADDRESS)!) as { zip: unknown }).zip);
  return { postalCode, isPostalCodeOverride: !!chosen };
}
