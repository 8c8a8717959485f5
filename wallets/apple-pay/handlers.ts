import type { Ending } from '../../src/wallet';
import { loadOrderErrors, type Answer, type OrderInSheet } from '../order';
import type { SheetHandlers } from '../../src/opened-sheet';
import { fromAppleContact, approvalOf, type ApprovalOptions } from './apple-approval';
import { merchantSession } from './merchant-session';
import { shippingMethods, totals } from './apple-cart';

/** One open Apple Pay sheet, as its events share it. */
interface AppleSheet {
  readonly session: ApplePaySession;
  readonly order: OrderInSheet;
  /** The payee's name in the sheet. */
  readonly shop: string;
  /** The discount code in the sheet's field. */
  discountCode: string;
  /** Whether Apple waits for `completePayment`. */
  isPaying: boolean;
  /** Ends the press. */
  end(ending: Ending): void;
}

/** An answer that keeps the sheet open. */
type OpenAnswer = Exclude<Answer, { type: 'end' }>;

/** Closes the sheet. If Apple waits for the result of a payment, it gets one, so the sheet shows a tick or an error. */
function close({ session, isPaying }: AppleSheet, { ending, ordered }: Extract<Answer, { type: 'end' }>): void {
  if (ordered) session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
  else if (isPaying && ending.type === 'unrecoverable') {
    session.completePayment({ status: ApplePaySession.STATUS_FAILURE });
  } else session.abort();
}

/** Does the work of one event and replies to Apple: shows the answer, or closes the sheet and ends the press. */
async function reply(
  apple: AppleSheet,
  work: () => Promise<Answer | null>,
  show: (answer: OpenAnswer) => void | Promise<void>,
): Promise<void> {
  const { order } = apple;
  let answer = await work().catch(order.fail);
  if (answer && answer.type !== 'end') {
    try {
      return await show(answer);
    } catch {
      // Apple refuses some values, older versions a total of 0. The checkout page takes them.
      answer = order.endAtCheckout('redirect_to_checkout_required');
    }
  }
  if (answer?.type !== 'end') return;
  try {
    close(apple, answer);
  } catch {
    // The system has closed the sheet already.
  }
  apple.end(answer.ending);
}

/** The errors in Apple's form, by the code that has found their words. */
const errorsOf = async (answer: OpenAnswer): Promise<ApplePayError[]> =>
  answer.type === 'show_error' ? (await loadOrderErrors()).appleErrors(answer.errors) : [];

/** The delivery methods that the sheet lists: none where the shop does not deliver. */
const listedMethods = ({ cart }: OpenAnswer, errors: readonly ApplePayError[]): ApplePayJS.ApplePayShippingMethod[] =>
  errors.some(({ code }) => code === 'addressUnserviceable') ? [] : shippingMethods(cart);

/**
 * The handlers of Apple's sheet events. The allowed replies to each event:
 * https://developer.apple.com/documentation/applepayontheweb/applepaysession.
 */
export function sheetHandlers(apple: AppleSheet, options: ApprovalOptions): SheetHandlers {
  const { session, order, shop } = apple;
  return {
    validatemerchant({ validationURL }) {
      let merchant!: object;
      const validate = async () => void (merchant = await merchantSession(order.client, validationURL));
      const show = () => session.completeMerchantValidation(merchant);
      void reply(apple, () => order.begin({ alongside: validate }), show);
    },
    paymentmethodselected({ paymentMethod: { billingContact } }) {
      const work = () => order.setBilling(billingContact ? () => fromAppleContact(billingContact) : null);
      void reply(apple, work, ({ cart }) => session.completePaymentMethodSelection(totals(cart, shop)));
    },
    shippingcontactselected({ shippingContact }) {
      const work = () => order.setAddress(() => fromAppleContact(shippingContact));
      void reply(apple, work, async (answer) => {
        const errors = await errorsOf(answer);
        const newShippingMethods = listedMethods(answer, errors);
        session.completeShippingContactSelection({ ...totals(answer.cart, shop), newShippingMethods, errors });
      });
    },
    shippingmethodselected({ shippingMethod: { identifier } }) {
      void reply(
        apple,
        () => order.chooseDelivery(identifier),
        ({ type, cart }) => {
          // Apple's reply to this event has no place for errors: the sheet would show a method that is not chosen.
          if (type === 'show_error') throw new Error('the chosen delivery method is not possible');
          session.completeShippingMethodSelection(totals(cart, shop));
        },
      );
    },
    couponcodechanged({ couponCode }) {
      const shown = [apple.discountCode];
      apple.discountCode = couponCode;
      const work = () => order.setCodes({ codes: [couponCode], shown });
      void reply(apple, work, async (answer) => {
        const all = await errorsOf(answer);
        const newShippingMethods = listedMethods(answer, all);
        // Apple takes no others here. Those of the address were told with it, and are told again when the shopper pays.
        const errors = all.filter(({ code }) => code.startsWith('couponCode'));
        session.completeCouponCodeChange({ ...totals(answer.cart, shop), newShippingMethods, errors });
      });
    },
    paymentauthorized({ payment }) {
      apple.isPaying = true;
      const work = () => order.pay(() => approvalOf(payment, options));
      void reply(apple, work, async (answer) => {
        const errors = await errorsOf(answer);
        apple.isPaying = false;
        // With errors the sheet stays open, and the shopper may pay again.
        session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors });
      });
    },
  };
}
