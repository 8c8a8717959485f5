import type { OpenedSheet } from '../../src/opened-sheet';
import type { Ending, Prepared, WalletContext } from '../../src/wallet';
import { orderInSheet } from '../order';
import { sheetHandlers } from './handlers';
import { deliveryTypes } from './apple-cart';

/** Runs one purchase, in the sheet that was opened inside the click. */
export type Start = Extract<Prepared, { eligible: true }>['start'];

/**
 * Answers each event of Apple's sheet until it closes.
 *
 * @param pressedAt when the press was, in milliseconds of `performance.now()`
 */
export function runSheet(
  ctx: WalletContext,
  { session, payee: shop, asksAddress, code: discountCode, showsCode, cancelled, listen }: OpenedSheet,
  pressedAt?: number,
): Promise<Ending> {
  const { phoneRequired, emailRequired, customerAccountEmail } = ctx.params;
  // The account's e-mail address is used first, and the shopper can't correct it in the sheet.
  const asks = { address: asksAddress, phone: !!phoneRequired, email: !customerAccountEmail && !!emailRequired };
  const openedAt = showsCode ? undefined : pressedAt;
  const order = orderInSheet(ctx, { shop, asks, deliveryTypes, openedAt });
  return new Promise((end) => {
    const cancel = () => void order.cancel().then(end);
    void cancelled.then(cancel);
    ctx.signal.addEventListener('abort', cancel);
    listen(
      sheetHandlers(
        { session, order, shop, discountCode, isPaying: false, end },
        { asksAddress, customerAccountEmail },
      ),
    );
  });
}
