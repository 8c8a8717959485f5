import { isMarket, markets, type Market } from '../shop/market';
import { setCookie } from './http/cookies';
import type { StoreRequest } from './http/store-request';

const COOKIE = 'currency';

/** The market that a shopper is in: what `?currency=` says, then the cookie, then the shop's own. */
export const marketChoice = ({ url, cookies }: Pick<StoreRequest, 'url' | 'cookies'>): Market => {
  const asked = url.searchParams.get('currency');
  if (isMarket(asked)) return markets[asked];
  const remembered = cookies[COOKIE];
  return isMarket(remembered) ? markets[remembered] : markets.JPY;
};

/** The `Set-Cookie` line that remembers what `?currency=` says; null where it says nothing. */
export const marketCookie = ({ url }: Pick<StoreRequest, 'url'>): string | null => {
  const asked = url.searchParams.get('currency');
  return isMarket(asked) ? setCookie(COOKIE, asked) : null;
};
