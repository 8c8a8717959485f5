import type { IncomingHttpHeaders } from 'undici/types/header';
import { widenPolicies, type PolicyAdditions } from '../html/policy';
import { localAddress, type Origins, type Way, wayOf } from './addresses';
import { localCookie } from './cookies';

/** Headers that are not passed on: hop-by-hop ones, those about the store's https, and those that name receivers of reports. */
const NOT_PASSED =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|strict-transport-security|alt-svc|report-to|reporting-endpoints|nel|expect-ct)$/;
const OF_THE_BYTES =
  /^(content-length|content-encoding|etag|last-modified|accept-ranges|cache-control|content-type|content-md5|digest)$/;

/** An answer's headers for the browser, and where a redirect leads. */
export interface AnswerHeaders {
  headers: Record<string, string | string[]>;
  /** Where a redirect leads. */
  way: Way | null;
}

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Links to the store's own files in a `Link` header lead here. */
const localLinks = (text: string, origins: Origins): string =>
  text.replace(/<([^>]*)>/g, (_all, address: string) => `<${localAddress(address, origins)}>`);

/**
 * The headers of an answer for the browser here.
 *
 * @param isPage its bytes are written anew
 */
export function answerHeaders(
  given: IncomingHttpHeaders,
  path: string,
  { origins, policy, isPage }: { origins: Origins; policy: PolicyAdditions; isPage: boolean },
): AnswerHeaders {
  const headers: AnswerHeaders['headers'] = {};
  let way: Way | null = null;
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || NOT_PASSED.test(name) || (isPage && OF_THE_BYTES.test(name))) continue;
    if (name === 'set-cookie') headers[name] = list(value).map(localCookie);
    else if (/^content-security-policy(-report-only)?$/.test(name))
      headers[name] = list(value).map((text) => widenPolicies(text, policy));
    else if (name === 'location') {
      way = wayOf(list(value)[0]!, path, origins);
      headers[name] = way.location;
    } else if (name === 'link') headers[name] = list(value).map((text) => localLinks(text, origins));
    else if (name === 'access-control-allow-origin' && value === origins.store) headers[name] = origins.local;
    else headers[name] = value;
  }
  // Otherwise a page from the browser's cache would have the widget although it was switched off, or lack it although it was switched on.
  if (isPage) headers['cache-control'] = 'private, no-cache';
  return { headers, way };
}
