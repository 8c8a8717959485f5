/** Fetches what few steps of an order need, each a chunk of its own. */
import { PAYMENT, RARE_ORDER } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type { Ending } from '../../src/wallet';
import { MORE_AT_CHECKOUT } from './action-types';
import type { CartClient } from '../../src/api/client';
import type { CallOptions } from '../../src/api/send-operation';
import type { MailingAddress } from './mailing-address';
import type { Approval } from './in-sheet/sheet-events';
import type { BuyerInCountry } from './buyer-and-delivery';
import type { CartChange } from './cart-operations';
import type { Money, OrderCart } from './order-cart';
import type { PaymentInput, WalletContent } from './payment/payment-input';
import type { TypedCodes } from './order';
import { withActions, type Step } from './step';

/** What pays and submits: see payment/. */
interface PaymentCode {
  /** Makes the order: whole address, payment, submission. See `OrderInSheet.pay`. */
  makeOrder(step: Step, approval: Approval): Promise<Step | Ending>;
  /** Pays a total. The step after it has what is still to be done. */
  payTotal(step: Step, input: PaymentInput): Promise<Step>;
  /** The input that pays with the wallet, even if the amount is 0. */
  walletPayment(amount: Money, content: WalletContent): PaymentInput;
}

/** What few orders need: see rare-order/. */
interface RareOrder {
  /** Sets the buyer of a cart and no address. */
  cartBuyerUpdate(
    client: CartClient,
    cartId: string,
    buyer: BuyerInCountry,
    options?: CallOptions,
  ): Promise<CartChange>;
  /** Gives the cart the buyer without an address. Otherwise like `setBuyer`. */
  setBuyerAndCountry(step: Step, buyer: BuyerInCountry): Promise<Step>;
  /** Gives the cart the billing address, on which its taxes depend. */
  setBillingAddress(step: Step, address: MailingAddress): Promise<Step>;
  /** Gives the cart the address of a card that the shopper has chosen. */
  changeBilling(step: Step, address: MailingAddress): Promise<Step>;
  /** Gives the cart the codes of the sheet together with its others. */
  changeCodes(step: Step, typed: TypedCodes): Promise<Step>;
  /** Labels of the codes that a cart has and does not take. */
  refusedCodes(cart: OrderCart): string[];
  /** Labels of a cart's later payments. */
  laterPayments(cart: OrderCart): string[];
}

/** Fetches what pays and submits: a file of its own, because the sheet opens without it. Rejects when it does not come in time. */
export const loadPayment = () => fetchChunk<PaymentCode>(PAYMENT);

/** Fetches what few orders need. Rejects when it does not come in time. */
export const loadRare = () => fetchChunk<RareOrder>(RARE_ORDER);

/** Goes on with code of a chunk of its own. When that cannot be fetched in time, checkout takes the order. */
async function takeLoaded<T, R>(step: Step, load: Promise<T>, take: (code: T) => Promise<R>): Promise<R | Step> {
  let code: T;
  try {
    code = await load;
  } catch {
    return withActions(step, MORE_AT_CHECKOUT);
  }
  return take(code);
}

/** Fetches it while the shopper looks at the sheet. A failure does not matter: it is fetched again when the shopper pays. */
export function prefetch(load: () => Promise<unknown> = loadPayment): void {
  load().catch(() => {
    // The payment handles a failure.
  });
}

/** Makes the order. When the code for that cannot be fetched in time, checkout takes the order. See `OrderInSheet.pay`. */
export const loadAndMakeOrder = (
  step: Step,
  approval: Approval,
  load: () => Promise<Pick<PaymentCode, 'makeOrder'>> = loadPayment,
): Promise<Step | Ending> => takeLoaded(step, load(), ({ makeOrder }) => makeOrder(step, approval));

/** Changes the cart's discount codes as the shopper has typed them. When the code for that is late, checkout takes the order. */
export const loadAndChangeCodes = (step: Step, typed: TypedCodes): Promise<Step> =>
  takeLoaded(step, loadRare(), ({ changeCodes }) => changeCodes(step, typed));
