import { countryCode } from '../../../src/press/api/country-code';
import type { WalletContext } from '../../../src/wallet';
import type { SheetOptions } from '../sheet';
import { createSheetClient } from '../sheet-client';
import { leavePage } from './close-sheet';
import type { SheetSession } from './sheet-session';

/** A session without a cart yet. It ends by itself when the page is left. */
export function createSheetSession(ctx: WalletContext, options: SheetOptions): SheetSession {
  const session: SheetSession = {
    ctx,
    options,
    ...createSheetClient(ctx),
    closing: new AbortController(),
    page: ctx.signal,
    addressed: { shop: options.shop, wholeName: !!options.wholeName, shipping: '', billing: '', report: ctx.report },
    country: countryCode(ctx.buyerCountry),
    created: null,
    cart: null,
    shownTotal: null,
    submission: null,
    wasSubmitted: false,
    forgetShopper: () => null,
  };
  session.page.addEventListener('abort', () => leavePage(session));
  return session;
}
