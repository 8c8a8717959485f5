import { request, type Dispatcher } from 'undici';
import { readBounded } from '../command/read-bounded.ts';
import { ACCEPTED_ENCODINGS } from './decode-body.ts';
import { wrong, remark, type Finding } from './finding.ts';

/** How many redirects are followed. */
const REDIRECTS = 5;

/** How files are requested. */
export interface FetchOptions {
  /** Time limit for one file, in milliseconds. */
  deadline: number;
  /** Origin of the pages that load the files, where it is another one than the files'. */
  page?: string | undefined;
  /** Headers besides, such as `accept`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** The answer of an address: its headers (names in lower case), and its body as it was sent. */
export interface Served {
  /** Where it has come from, behind redirects. */
  address: URL;
  /** The cookies that it sets, each as its header says. */
  cookies: readonly string[];
  header(name: string): string;
  body: Buffer;
  /** Findings on the way. */
  remarks: readonly Finding[];
}

const headerOf =
  (headers: Dispatcher.ResponseData['headers']) =>
  (name: string): string =>
    [headers[name] ?? []].flat().join(', ');

function noAnswer(error: Error, { deadline }: FetchOptions): Finding {
  if (error.name === 'TimeoutError') return wrong('no-answer', `has not come after ${deadline / 1000} s`);
  const { code } = error as NodeJS.ErrnoException;
  return wrong('no-answer', `has not come: ${error.message || code}`);
}

/** The address that a redirect leads to; a finding where a browser would not take the file from there. */
function redirectTarget(url: URL, location: string, left: number): URL | Finding {
  if (!URL.canParse(location, url)) return wrong('redirect', 'leads by a redirect to no address');
  const target = new URL(location, url);
  if (target.origin !== url.origin)
    return wrong('redirect', `leads by a redirect to another host, ${target.origin}, which was not asked`);
  return left > 0 ? target : wrong('redirect', `leads by more than ${REDIRECTS} redirects`);
}

async function follow(
  url: URL,
  limit: number,
  options: FetchOptions,
  signal: AbortSignal,
  left: number,
): Promise<Served | Finding> {
  const { page, headers: more } = options;
  const { statusCode, headers, body } = await request(url, {
    signal,
    headers: { 'accept-encoding': ACCEPTED_ENCODINGS, ...(page && { origin: page }), ...more },
  });
  const header = headerOf(headers);
  if (statusCode >= 300 && statusCode < 400 && header('location')) {
    await body.dump();
    const target = redirectTarget(url, header('location'), left);
    if (!(target instanceof URL)) return target;
    const served = await follow(target, limit, options, signal, left - 1);
    const told = remark('redirect', 'comes by a redirect, which costs shoppers a round trip');
    return 'body' in served ? { ...served, remarks: [told] } : served;
  }
  if (statusCode !== 200) {
    await body.dump();
    const isMissing = statusCode === 404 || statusCode === 410;
    return wrong(isMissing ? 'missing-file' : 'status', `is not served: the answer is ${statusCode}`);
  }
  const read = await readBounded(body, limit);
  const cookies = [headers['set-cookie'] ?? []].flat();
  return read
    ? { address: url, cookies, header, body: read, remarks: [] }
    : wrong('too-large', `has more than ${limit} bytes`);
}

/**
 * Asks for one file, as a browser does.
 *
 * @param limit of its size as it is sent, in bytes
 * @returns what is served, or what is wrong instead
 */
export async function fetchServed(url: URL, limit: number, options: FetchOptions): Promise<Served | Finding> {
  try {
    return await follow(url, limit, options, AbortSignal.timeout(options.deadline), REDIRECTS);
  } catch (error) {
    return noAnswer(error as Error, options);
  }
}
