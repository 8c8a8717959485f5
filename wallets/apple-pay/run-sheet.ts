import type { OpenedSheet } from '../../src/core/opened-sheet';
import type { Ending, WalletContext } from '../../src/wallet';
import { orderInSheet } from '../order';
import { fetchErrors, sheetHandlers } from './handlers';
import { offers } from './update';

/**
 * Answers each event of Apple's sheet until it closes.
 *
 * @param openedAt when it was opened, in milliseconds of `performance.now()`
 */
export function runSheet(
  ctx: WalletContext,
  { session, payee: shop, asksAddress, code, cancelled, listen }: OpenedSheet,
  openedAt?: number,
): Promise<Ending> {
  const { phoneRequired, emailRequired, customerAccountEmail } = ctx.params;
  // The account's e-mail address is used first, and the shopper can't correct it in the sheet.
  const asks = { address: asksAddress, phone: !!phoneRequired, email: !customerAccountEmail && !!emailRequired };
  const sheet = orderInSheet(ctx, { shop, asks, offers, openedAt, fetchErrors });
  return new Promise((end) => {
    const cancel = () => void sheet.cancel().then(end);
    void cancelled.then(cancel);
    ctx.signal.addEventListener('abort', cancel);
    listen(sheetHandlers({ session, sheet, shop, code, isPaying: false, end }, { asksAddress, customerAccountEmail }));
  });
}
