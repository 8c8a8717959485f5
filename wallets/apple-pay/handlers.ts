import type { SheetHandlers } from '../../src/opened-sheet';
import { withTimeout } from '../../src/lib/with-timeout';
import { fromAppleContact } from './apple-contact';
import { approvalOf, type ApprovalOptions } from './approval';
import { merchantSession } from './merchant-session';
import { reply, type AppleSheet, type Shown } from './reply';
import { shippingMethods, totals } from './update';

/** What is left of Apple's 30 s after the event's own limit, in milliseconds. */
const ERRORS_LIMIT = 2000;

/** The errors as Apple wants them. This code is fetched with the first error, because most sheets have none. */
async function errorsOf(apple: AppleSheet, answer: Shown): Promise<ApplePayError[]> {
  if (answer.type !== 'show_error') return [];
  const { appleErrors } = await withTimeout(ERRORS_LIMIT, import('./apple-errors'));
  if (apple.isClosed) throw new Error('the sheet is closed');
  return appleErrors(answer.errors);
}

/**
 * What each event of Apple's sheet does. Which reply is legal when:
 * https://developer.apple.com/documentation/applepayontheweb/applepaysession.
 */
export function sheetHandlers(apple: AppleSheet, options: ApprovalOptions): SheetHandlers {
  const { session, sheet, shop } = apple;
  return {
    validatemerchant({ validationURL }) {
      let merchant: object = {};
      const validate = async () => void (merchant = await merchantSession(sheet.client, validationURL));
      const show = () => session.completeMerchantValidation(merchant);
      void reply(apple, () => sheet.begin({ alongside: validate }), show);
    },
    paymentmethodselected({ paymentMethod: { billingContact } }) {
      const work = async () => sheet.billing(billingContact ? await fromAppleContact(billingContact) : null);
      void reply(apple, work, ({ cart }) => session.completePaymentMethodSelection(totals(cart, shop)));
    },
    shippingcontactselected({ shippingContact }) {
      const work = async () => sheet.address(await fromAppleContact(shippingContact));
      void reply(apple, work, async (answer) => {
        const errors = await errorsOf(apple, answer);
        const isServed = errors.every(({ code }) => code !== 'addressUnserviceable');
        const newShippingMethods = isServed ? shippingMethods(answer.cart) : [];
        session.completeShippingContactSelection({ ...totals(answer.cart, shop), newShippingMethods, errors });
      });
    },
    shippingmethodselected({ shippingMethod: { identifier } }) {
      void reply(
        apple,
        () => sheet.delivery(identifier),
        ({ type, cart }) => {
          // Apple's reply to this event has no place for errors: the sheet would show a method that is not chosen.
          if (type === 'show_error') throw new Error('the method cannot be chosen');
          session.completeShippingMethodSelection(totals(cart, shop));
        },
      );
    },
    paymentauthorized({ payment }) {
      apple.isPaying = true;
      const work = async () => sheet.authorize(await approvalOf(payment, options));
      void reply(apple, work, async (answer) => {
        const errors = await errorsOf(apple, answer);
        apple.isPaying = false;
        // With errors the sheet stays open, and the shopper may pay again.
        session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors });
      });
    },
  };
}
