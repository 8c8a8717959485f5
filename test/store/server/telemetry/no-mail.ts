/** Also as it stands in an address, where the sign may be encoded. */
const MAIL = /[^\s/@](@|%40)[^\s/@]+\.[a-z]{2,}/i;

/** Files of a stack have versions in their addresses, such as `lib@1.2.min.js`, and nothing of the shopper. */
const HARMLESS = 'stacktrace';

/** Whether an e-mail address stands in any text of a body. */
export function hasMail(body: unknown): boolean {
  if (typeof body === 'string') return MAIL.test(body);
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([name, inner]) => name !== HARMLESS && hasMail(inner));
}
