import type { IncomingHttpHeaders } from 'node:http';
import type { Body } from './read-body';

/** One request, read to the end, as the routes see it. */
export interface StoreRequest {
  /** `GET` for HEAD too. */
  method: string;
  /** Whether only the headers of the answer are wanted. */
  isHead?: boolean;
  url: URL;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  body: Body;
}
