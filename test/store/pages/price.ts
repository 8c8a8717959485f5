import { priceIn } from '../shop/cart/money';
import { markets, type Market } from '../shop/market';
import { money } from './money';
import type { PageRequest } from './page-request';

/** The market that a page is shown in; the shop's own unless the request says another. */
export const marketOf = ({ market = markets.JPY }: Pick<PageRequest, 'market'>): Market => market;

/** A catalogue price (hundredths of a yen) as the page shows it, in the shopper's currency. */
export function price(yenHundredths: number, req: Pick<PageRequest, 'market'>): string {
  const { currency } = marketOf(req);
  return money(priceIn(currency, yenHundredths), currency);
}
