import { WITHOUT } from './without-cookie';

/** Browsers take cookies with these beginnings only over https, so they have another one here. */
const PREFIX = /^__(Host|Secure)-/;
const OURS = /^karui-(Host|Secure)-/;

/** What a cookie can't have here: another domain, and what https alone may have. */
const NOT_HERE = /^(domain|secure|partitioned)\s*(=|$)/i;
/** Asks for `Secure`. */
const CROSS_SITE = /^samesite\s*=\s*none$/i;

const parts = (header: string): string[] =>
  header
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** A `Set-Cookie` of the store, for `http://localhost`. It is split as browsers do (RFC 6265, 5.2), and its value is not touched. */
export function localCookie(line: string): string {
  const [pair = '', ...attributes] = parts(line);
  const kept = attributes
    .filter((attribute) => !NOT_HERE.test(attribute))
    .map((attribute) => (CROSS_SITE.test(attribute) ? 'SameSite=Lax' : attribute));
  return [pair.replace(PREFIX, 'karui-$1-'), ...kept].join('; ');
}

/** The cookies of a request, as the store knows them; undefined when none is left. */
export function storeCookies(header: string | undefined): string | undefined {
  const theirs = parts(header ?? '').filter((pair) => nameOf(pair) !== WITHOUT);
  return theirs.map((pair) => pair.replace(OURS, '__$1-')).join('; ') || undefined;
}

/** Whether the panel's switch says that pages come without the widget. */
export const isWithout = (header: string | undefined): boolean => parts(header ?? '').includes(`${WITHOUT}=1`);
