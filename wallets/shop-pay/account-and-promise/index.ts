import { adoptStyle } from '../../../src/button/roots';
import type { OurButton, WalletContext } from '../../../src/wallet';
import style from './account-and-promise.css?inline';
import { showAccount } from './show-account';
import { watchPromise } from './promise';

/**
 * Shows additional content on Shop Pay's button: the delivery time, or if that is not known, a recognised shopper's own account. Both are
 * decoration: without them the button is as before.
 *
 * @param asksAccount whether Shop may be asked for the account
 * @returns removes both
 */
export function showExtras(ctx: WalletContext, ours: OurButton, asksAccount: boolean): () => void {
  adoptStyle(ours.root, style);
  const frame = asksAccount ? showAccount(ctx, ours) : null;
  if (ctx.pageType !== 'product') return () => frame?.end();
  const stop = watchPromise(ctx, ours, (words) => {
    frame?.lock('asking', words === null);
    if (words !== null) frame?.lock('promise', !!words);
  });
  return () => {
    stop();
    frame?.end();
  };
}
