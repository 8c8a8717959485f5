import { APPLE_SDK } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type * as AppleSdk from './apple-sdk';
import { appleCode } from '../../src/click/click';
import { neededCode } from '../../src/press/needed-code';
import { askAtCheckout, buyAtCheckout } from '../../src/press/cart/checkout-ending';
import type { Ending, Prepare, WalletContext } from '../../src/wallet';
import { runSheet, type Start } from './apple-sheet';

/** Whether the browser or the page has Apple Pay itself. Read before Apple's script can come by the merchant's parameters. */
const isHere = typeof ApplePaySession !== 'undefined';

/**
 * The ending without a sheet. If the press came before the code that opens one, the shopper is asked to press again, because a new press
 * can open it. Otherwise checkout, as for a shop that demands a company's name.
 *
 * @param at when the press began, in milliseconds of `performance.now()`
 */
async function withoutSheet(ctx: WalletContext, at = performance.now()): Promise<Ending> {
  if (ctx.params['companyRequired']) return askAtCheckout(ctx);
  const readyAt = appleCode()?.readyAt ?? Infinity;
  if (at >= readyAt || readyAt > performance.now()) return buyAtCheckout(ctx);
  return { type: 'unavailable', wallet: ctx.wallet, because: 'press_again' };
}

/**
 * Apple Pay: the whole order in Apple's sheet. When no sheet could be opened, checkout takes the order. In another browser, the sheet comes
 * with Apple's script, where the merchant has named it.
 */
export const prepare: Prepare = async (ctx) => {
  const start: Start = async (opened, at) => (opened ? runSheet(ctx, opened, at) : withoutSheet(ctx, at));
  if (isHere || !ctx.params['sdkUrl'] || ctx.params['companyRequired']) return { eligible: true, start };
  const { prepareByScript } = await neededCode(fetchChunk<typeof AppleSdk>(APPLE_SDK));
  return prepareByScript(ctx, start);
};
