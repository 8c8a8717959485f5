import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A round trip to a far server, in milliseconds. */
export const ROUND_TRIP_MS = 150;

/** What a new connection takes before it carries the first byte: TCP and TLS, each a round trip. The server itself speaks without TLS. */
const HANDSHAKES_MS = 2 * ROUND_TRIP_MS;

/** A server as far away as others are for a phone. */
export interface FarServer {
  port: number;
  /** Closes all connections, as servers do with those that have been idle for a while. */
  drop(): void;
  stop(): void;
}

/** Puts a server of this machine far away: connections are handed on to it, slowly. */
export async function putFarAway(address: string): Promise<FarServer> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const isReady = performance.now() + HANDSHAKES_MS;
    const far = connect(Number(port), hostname);
    open.add(near);
    const half = ROUND_TRIP_MS / 2;
    near.on('data', (data) => setTimeout(() => far.write(data), Math.max(0, isReady - performance.now()) + half));
    far.on('data', (data) => setTimeout(() => near.destroyed || near.write(data), half));
    for (const one of [near, far]) {
      one.setNoDelay(true);
      // What the other side has sent before may still be under way.
      one.on('close', () => setTimeout(() => (near.destroy(), far.destroy()), half));
      one.on('error', () => {});
    }
    near.on('close', () => open.delete(near));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const drop = () => {
    for (const one of open) one.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    drop,
    stop: () => (drop(), void server.close()),
  };
}
