import { markets, type Market } from '../shop/market';
import { setCookie } from './http/cookies';
import type { StoreRequest } from './http/store-request';

/** Switches of the address that are remembered, in a cookie of their name; the first value is that of a new shopper. */
const VALUES = {
  theme: ['a', 'b', 'hostile'],
  currency: ['JPY', 'USD'],
  policy: ['plain', 'hostile'],
  // How it tells what the shopper allows: in `Server-Timing` of every page, only of `HEAD /`, nowhere, or as in 2025 in a cookie.
  platform: ['today', 'head', 'silent', '2025'],
} as const;

type Name = keyof typeof VALUES;
type Value<N extends Name> = (typeof VALUES)[N][number];
type Visit = Pick<StoreRequest, 'url' | 'cookies'>;

const known = <N extends Name>(name: N, value: string | null | undefined): Value<N> | undefined =>
  VALUES[name].find((one) => one === value);

/** What the address says, then the cookie, then the first value. */
export const choiceOf = <N extends Name>(name: N, { url, cookies }: Visit): Value<N> =>
  known(name, url.searchParams.get(name)) ?? known(name, cookies[name]) ?? VALUES[name][0];

/** The market that a shopper is in. */
export const marketOfShopper = (visit: Visit): Market => markets[choiceOf('currency', visit)];

/** The `Set-Cookie` lines that remember what the address says. */
export const choiceCookies = ({ url }: Pick<Visit, 'url'>): string[] =>
  (Object.keys(VALUES) as Name[]).flatMap((name) => {
    const asked = known(name, url.searchParams.get(name));
    return asked ? [setCookie(name, asked)] : [];
  });
