import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';

/** What Hydrogen's `createContentSecurityPolicy` sends where it is told nothing but the shop. */
const policyOf = (nonce) =>
  [
    "base-uri 'self'",
    `default-src 'self' 'nonce-${nonce}' https://cdn.shopify.com https://shopify.com`,
    "frame-ancestors 'none'",
    "style-src 'self' 'unsafe-inline' https://cdn.shopify.com",
    "connect-src 'self' https://cdn.shopify.com https://monorail-edge.shopifysvc.com",
  ].join('; ');

export default function handleRequest(request, status, headers, context) {
  const nonce = randomBytes(16).toString('hex');
  headers.set('Content-Type', 'text/html');
  headers.set('Content-Security-Policy', policyOf(nonce));
  return new Promise((answer, fail) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
      nonce,
      onShellReady() {
        const body = new PassThrough();
        answer(new Response(body, { status, headers }));
        pipe(body);
      },
      onShellError: fail,
    });
  });
}
