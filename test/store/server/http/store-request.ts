import type { IncomingHttpHeaders } from 'node:http';
import type { Body } from './read-body';

/** One request, read to the end, as the routes see it. */
export interface StoreRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  body: Body;
}
