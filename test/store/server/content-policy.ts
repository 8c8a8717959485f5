import { randomBytes } from 'node:crypto';
import type { Answer } from './http/answer';

/** A new nonce for a page with `?csp=1`; undefined for any other. */
export const nonceFor = (url: URL): string | undefined =>
  url.searchParams.get('csp') === '1' ? randomBytes(16).toString('base64') : undefined;

/**
 * The answer with a strict policy: only scripts with the nonce and what they load, only styles with the nonce or from files, no
 * style attributes in the markup, and Trusted Types.
 */
export const withContentPolicy = (answer: Answer, nonce: string): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    'content-security-policy': [
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
  },
});
