import { randomBytes } from 'node:crypto';
import type { Answer } from './http/answer';

/** A fresh nonce for a page that is asked for with `?csp=1`, undefined for any other. */
export const nonceFor = (url: URL): string | undefined =>
  url.searchParams.get('csp') === '1' ? randomBytes(16).toString('base64') : undefined;

/**
 * The answer under a strict policy: scripts by nonce and what they load, styles by nonce or from files, no style attribute in the
 * markup, no text where the page could take it for code.
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
