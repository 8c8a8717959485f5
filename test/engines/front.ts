import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A store behind a server that writes into its pages. */
export interface Front {
  /** Without a slash at its end. */
  url: string;
  /** Pages of the test's own, by their paths. */
  pages: Map<string, string>;
  close(): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';

/**
 * Puts a script before all others in every page of a store: WebDriver knows no other way, and so it is the same in each engine.
 *
 * @param store the store's address
 * @param script what stands first in each head, as HTML
 */
export async function openFront(store: string, script: string): Promise<Front> {
  const pages = new Map<string, string>();
  const withScript = (html: string) => html.replace(/<head[^>]*>/, (head) => head + script);

  const pass = async (answer: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': _length, ...headers } = answer.headers;
    response.writeHead(answer.statusCode!, headers);
    if (headers['content-type']?.startsWith('text/html')) response.end(withScript(await text(answer)));
    else answer.pipe(response);
  };

  const server = createServer((asked, response) => {
    const own = pages.get(asked.url!);
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': HTML }).end(withScript(own));
      return;
    }
    // Not compressed, so that it can be written into; the shopper's own host, so that the store's addresses lead back here.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const upstream = request(`${store}${asked.url}`, { method: asked.method!, headers }, (answer) => {
      pass(answer, response).catch(() => response.destroy());
    });
    upstream.on('error', () => response.destroy());
    asked.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
