import { serialize } from 'cookie';
import { parseSetCookie } from 'set-cookie-parser';
import { WITHOUT } from './without-cookie';

/** Browsers take cookies with these beginnings only over https, so they have another one here. */
const PREFIX = /^__(Host|Secure)-/;
const OURS = /^karui-(Host|Secure)-/;

const sameSiteOf = (text = ''): 'strict' | 'lax' | undefined => {
  const wish = text.toLowerCase();
  // `none` asks for `Secure`.
  return wish === 'strict' ? 'strict' : wish === 'none' || wish === 'lax' ? 'lax' : undefined;
};

/** A `Set-Cookie` of the store, for `http://localhost`: no domain, not for https alone. Null for one that can't be read. */
export function localCookie(line: string): string | null {
  const [cookie] = parseSetCookie([line], { decodeValues: false });
  if (!cookie?.name) return null;
  const { name, value, path, expires, maxAge, httpOnly, sameSite } = cookie;
  const site = sameSiteOf(sameSite);
  try {
    return serialize(name.replace(PREFIX, 'karui-$1-'), value, {
      encode: (text) => text,
      ...(path?.startsWith('/') && { path }),
      ...(expires && !Number.isNaN(expires.getTime()) && { expires }),
      ...(maxAge !== undefined && Number.isInteger(maxAge) && { maxAge }),
      ...(httpOnly && { httpOnly }),
      ...(site && { sameSite: site }),
    });
  } catch {
    // A name or value that no browser would take either.
    return null;
  }
}

const pairs = (header: string): string[] => header.split(/; */).filter(Boolean);
const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** The cookies of a request, as the store knows them; undefined when none is left. */
export function storeCookies(header: string | undefined): string | undefined {
  const theirs = pairs(header ?? '').filter((pair) => nameOf(pair) !== WITHOUT);
  return theirs.map((pair) => pair.replace(OURS, '__$1-')).join('; ') || undefined;
}

/** Whether the panel's switch says that pages come without the widget. */
export const isWithout = (header: string | undefined): boolean => pairs(header ?? '').includes(`${WITHOUT}=1`);
