import { SHEET_ERRORS } from '../../src/chunk-names';
import { fetchChunk } from '../../src/core/code';
import type * as SheetErrors from '../sheet-errors';
import type { SheetHandlers } from '../../src/core/opened-sheet';
import { fromAppleContact } from './apple-contact';
import { approvalOf, type ApprovalOptions } from './approval';
import { merchantSession } from './merchant-session';
import { reply, type AppleSheet, type OpenAnswer } from './reply';
import { shippingMethods, totals } from './shown-cart';

/** Loads the code that makes errors in Apple's form: at the first error, because most sheets have none. */
export const fetchErrors = () => fetchChunk<typeof SheetErrors>(SHEET_ERRORS);

const errorsOf = async (answer: OpenAnswer): Promise<ApplePayError[]> =>
  answer.type === 'show_error' ? (await fetchErrors()).appleErrors(answer.errors) : [];

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
