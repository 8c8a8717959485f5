import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on this machine alone; port 0 takes a free one. Rejects when the port is taken. */
export const listening = (server: Server, port: number): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address() as AddressInfo));
  });

/** Closes a server with all its connections. */
export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
