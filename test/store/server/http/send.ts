import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Answer } from './answer';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Encodes every body that is not encoded yet, brotli before gzip. No lower limit: small files count as well. */
export const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // Its types name a framework's request and response, but its code works with Node's.
}) as unknown as Middleware;

/** Sends an answer; `'drop'` cuts the connection instead. */
export const send = (response: ServerResponse, answer: Answer | 'drop'): void => {
  if (answer === 'drop') {
    response.destroy();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.cookies.length > 0) response.setHeader('set-cookie', answer.cookies);
  response.end(answer.status === 204 ? undefined : answer.body);
};
