/** What a route answers; only the server writes it to the wire. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** `Set-Cookie` lines, each its own header. */
  cookies: string[];
}

const answer = (status: number, type: string, body: string, cacheControl = 'no-store'): Answer => ({
  status,
  headers: { 'content-type': type, 'cache-control': cacheControl },
  body,
  cookies: [],
});

/** JSON of any value. */
export const json = (status: number, value: unknown): Answer =>
  answer(status, 'application/json; charset=utf-8', JSON.stringify(value));

/** A page. Browsers ask for it each time, but may keep it in the back/forward cache, as with real stores. */
export const html = (status: number, text: string): Answer =>
  answer(status, 'text/html; charset=utf-8', text, 'no-cache');

/** No body at all. */
export const empty = (status: number): Answer => answer(status, 'application/json; charset=utf-8', '');

/** 302 to a path of this store. */
export const redirect = (to: string): Answer => {
  const found = answer(302, 'text/plain; charset=utf-8', '');
  found.headers['location'] = to;
  return found;
};

/** The same answer with one more `Set-Cookie` line. */
export const withCookie = (given: Answer, line: string): Answer => ({ ...given, cookies: [...given.cookies, line] });
