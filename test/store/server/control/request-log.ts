import type { IncomingHttpHeaders } from 'node:http';

/** One call as `GET /__store/requests` lists it. */
export interface LoggedRequest {
  method: string;
  /** Path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON or form fields, the text if it could not be parsed, `null` without a body. */
  body: unknown;
}

/** Whether calls of this path are logged: the API, everything of the cart, and what wallets ask the shop's server. */
export const isLogged = (pathname: string): boolean =>
  pathname.startsWith('/api/') ||
  pathname.startsWith('/wallets/config/') ||
  /^(\/[a-z]{2}(-[a-z]{2,4})?)?\/cart(\/|\.|$)/i.test(pathname);

/** Remembers the calls received since it was last cleared, oldest first. */
export const createRequestLog = () => {
  const requests: LoggedRequest[] = [];
  return {
    add: (request: LoggedRequest) => void requests.push(request),
    all: () => [...requests],
    clear: () => void requests.splice(0),
  };
};
