import { parse, serialize } from 'cookie';

const TWO_WEEKS = 14 * 24 * 60 * 60;

/** The cookies of a request by name. */
export const readCookies = (header: string | undefined): Record<string, string | undefined> => parse(header ?? '');

/** A `Set-Cookie` line, readable by scripts as the widget and themes need it; the value is URL-encoded. */
export const setCookie = (name: string, value: string): string =>
  serialize(name, value, { path: '/', maxAge: TWO_WEEKS, sameSite: 'lax' });

/** A `Set-Cookie` line that removes the cookie. */
export const dropCookie = (name: string): string => serialize(name, '', { path: '/', maxAge: 0 });
