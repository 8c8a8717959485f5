import type { IncomingMessage } from 'node:http';
import { readCookies } from './cookies';
import { readBody } from './read-body';
import type { StoreRequest } from './store-request';

/** Scheme and host that the shopper used. */
const originOf = (request: IncomingMessage): string => `http://${request.headers.host ?? 'localhost'}`;

/** The URL of a request. A path that is not valid becomes `/%`, which no route answers. */
export const urlOf = (request: IncomingMessage): URL => {
  const path = request.url ?? '/';
  return URL.canParse(path, originOf(request)) ? new URL(path, originOf(request)) : new URL('/%', originOf(request));
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
