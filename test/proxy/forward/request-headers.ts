import type { IncomingMessage } from 'node:http';
import { storeCookies } from './cookies';
import type { Origins } from './addresses';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and those that the proxy's own HTTP client sets. */
const NOT_PASSED =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|expect|http2-settings|content-length)$/;
const CAN_DECODE = /^(gzip|br|deflate|identity|\*)$/;

/** What we can decode of the encodings that the browser takes. */
const encodings = (header: string): string =>
  header
    .split(',')
    .map((one) => one.trim())
    .filter((one) => CAN_DECODE.test(one.split(';', 1)[0]!.trim()))
    .join(', ') || 'identity';

const fromHere = (text: string, { local, store }: Origins): string =>
  text === local || text.startsWith(`${local}/`) ? store + text.slice(local.length) : text;

/** Whether the answer may be a page: then a copy that the browser has kept is of no use, because the widget may be off by now. */
const wantsPage = ({ headers }: IncomingMessage): boolean => !!headers.accept?.includes('text/html');

/** How each header changes on its way to the store; null leaves it out. */
const CHANGES: Readonly<Record<string, (text: string, origins: Origins, request: IncomingMessage) => string | null>> = {
  origin: fromHere,
  referer: fromHere,
  cookie: (text) => storeCookies(text) ?? null,
  'accept-encoding': encodings,
  'if-none-match': (text, _origins, request) => (wantsPage(request) ? null : text),
  'if-modified-since': (text, _origins, request) => (wantsPage(request) ? null : text),
};

/** The headers of a request as the store gets them: names and values in turn. */
export function requestHeaders(request: IncomingMessage, origins: Origins): string[] {
  const { rawHeaders, headers } = request;
  const passed: string[] = [];
  const length = headers['content-length'];
  const hop = new Set((headers.connection ?? '').toLowerCase().split(/[\s,]+/));
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (NOT_PASSED.test(name) || hop.has(name)) continue;
    const change = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined;
    const value = change ? change(rawHeaders[at + 1]!, origins, request) : rawHeaders[at + 1]!;
    if (value !== null) passed.push(name, value);
  }
  if (length !== undefined) passed.push('content-length', length);
  return passed;
}
