import type { IncomingMessage } from 'node:http';
import { readCookies } from './cookies';
import { readBody } from './read-body';
import type { StoreRequest } from './store-request';

/** Scheme and host that the shopper used. */
const originOf = (request: IncomingMessage): string => `http://${request.headers.host ?? 'localhost'}`;

/**
 * Whether a request names this machine, as all names below `localhost` do: a page elsewhere could point a name of its own at it, and read
 * the answers.
 */
export const isForThisMachine = ({ headers: { host } }: IncomingMessage): boolean =>
  host === undefined || /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(host);

/** The URL of a request. What is no path becomes `/%`, which no route answers; `//name/` is a path here, and no other host. */
export const urlOf = (request: IncomingMessage): URL => {
  const origin = originOf(request);
  const path = request.url ?? '/';
  return path.startsWith('/') && URL.canParse(origin + path) ? new URL(origin + path) : new URL('/%', origin);
};

/** Reads a request to its end. HEAD is GET without the body, which Node leaves out by itself. */
export const readRequest = async (request: IncomingMessage, url: URL): Promise<StoreRequest> => ({
  method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
  isHead: request.method === 'HEAD',
  url,
  headers: request.headers,
  cookies: readCookies(request.headers.cookie),
  body: await readBody(request),
});
