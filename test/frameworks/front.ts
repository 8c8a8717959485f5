import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** What a storefront's server leaves to the platform, as Hydrogen's does. */
const PLATFORM = /^\/(api|cart|checkouts|store-assets)([/.?]|$)/;

/** One origin for a storefront and for the platform behind it. */
export interface Front {
  url: string;
  close(): void;
}

/** Opens an origin whose pages are an app's, and whose cart API and checkout are the demo store's. */
export async function openFront(app: string, store: string): Promise<Front> {
  const behind = (request: IncomingMessage) => {
    const { hostname, port } = new URL(PLATFORM.test(request.url!) ? store : app);
    return { host: hostname, port: Number(port) };
  };
  const server = createServer((request, response) => {
    const { url: path, method, headers } = request;
    const asked = ask({ ...behind(request), path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  // The sockets by which a development server tells its pages of changes.
  server.on('upgrade', (request, socket, head) => {
    const other = connect(behind(request), () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      other.write(`${lines.join('\r\n')}\r\n\r\n`);
      other.write(head);
      other.pipe(socket).pipe(other);
    });
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
