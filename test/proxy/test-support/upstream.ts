import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { UNTRUSTED } from './untrusted';

/** A store that does what a test says. */
export interface Upstream {
  url: string;
  server: Server;
  /** What has arrived, oldest first. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Opens a store on this machine; `secure` with a certificate that nobody trusts. */
export async function openUpstream(answer: Answer, { secure = false } = {}): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  const listen: Answer = (request, response) => {
    requests.push(request);
    answer(request, response);
  };
  const server = (secure ? createSecureServer(UNTRUSTED, listen) : createServer(listen)) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http${secure ? 's' : ''}://localhost:${port}`,
    server,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a page, in the pieces given. */
export const page =
  (html: string, headers: Record<string, string | string[]> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(html);
  };
