import type { OpenedSheet } from '../../src/opened-sheet';
import type { Ending, WalletContext } from '../../src/wallet';
import { openSheet } from '../sheet';
import { sheetHandlers } from './handlers';
import { offers } from './update';

/**
 * Answers each event of Apple's sheet until it closes.
 *
 * @param shop who is paid, as the sheet says it
 */
export function runSheet(
  ctx: WalletContext,
  { session, asksAddress, cancelled, listen }: OpenedSheet,
  shop: string,
  openedAt?: number,
): Promise<Ending> {
  const { phoneRequired, emailRequired, customerAccountEmail } = ctx.params;
  const asks = { address: asksAddress, phone: !!phoneRequired, email: !!emailRequired };
  const sheet = openSheet(ctx, { name: 'Apple Pay', shop, asks, offers, openedAt });
  return new Promise((end) => {
    const apple = { session, sheet, shop, isPaying: false, isClosed: false, end };
    const cancel = () => {
      apple.isClosed = true;
      void sheet.cancel().then(end);
    };
    void cancelled.then(cancel);
    ctx.signal.addEventListener('abort', cancel);
    listen(sheetHandlers(apple, { asksAddress, customerAccountEmail }));
  });
}
