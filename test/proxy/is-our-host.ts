/**
 * Whether a request names this machine: a page elsewhere could point a name of its own at this address. Browsers leave out port 80.
 *
 * @param host the request's `Host`
 */
export const isOurHost = (host: string | undefined, port: number): boolean =>
  ['localhost', '127.0.0.1'].some((name) => host === `${name}:${port}` || (port === 80 && host === name));
