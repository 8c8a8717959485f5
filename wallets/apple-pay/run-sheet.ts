import { fromAppleContact } from './apple-contact';
import type { Ending, OpenedSheet, WalletContext } from '../../src/wallet';
import { openSheet, type Answer } from '../sheet';
import { approvalOf } from './approval';
import { merchantSession } from './merchant-session';
import { shippingMethods, totals } from './update';

type Said = Answer | null;
type Shown = Exclude<Answer, { type: 'end' }>;
type End = Extract<Answer, { type: 'end' }>;

/**
 * Answers each event of Apple's sheet until it closes (specification, wallets §4). Which answer is legal when:
 * https://developer.apple.com/documentation/applepayontheweb/applepaysession.
 *
 * @param shop who is paid, as the sheet says it
 */
export function runSheet(ctx: WalletContext, opened: OpenedSheet, shop: string): Promise<Ending> {
  const { session } = opened;
  const { phoneRequired, emailRequired, customerAccountEmail } = ctx.params;
  const asks = { address: opened.asksAddress, phone: !!phoneRequired, email: !!emailRequired };
  const sheet = openSheet(ctx, 'Apple Pay', shop, asks);
  let isPaying = false;

  /** The errors as Apple wants them; how is fetched with the first, because most sheets have none. */
  const errorsOf = async (shown: Shown) =>
    shown.type === 'show_error' ? (await import('./apple-errors')).appleErrors(shown.errors) : [];

  const close = ({ ending, ordered }: End) => {
    if (ordered) session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
    else if (isPaying && ending.type === 'unrecoverable') {
      session.completePayment({ status: ApplePaySession.STATUS_FAILURE });
    } else session.abort();
  };

  return new Promise((resolve) => {
    const cancel = () => void sheet.cancel().then(resolve);
    void opened.cancelled.then(cancel);
    ctx.signal.addEventListener('abort', cancel);

    const reply = async (ask: () => Promise<Said>, show: (shown: Shown) => void | Promise<void>) => {
      let said = await ask().catch(sheet.fail);
      if (said && said.type !== 'end') {
        try {
          return await show(said);
        } catch {
          // Older sheets refuse a total of nothing, for one. The checkout page takes it.
          said = sheet.leave('redirect_to_checkout_required');
        }
      }
      if (said?.type !== 'end') return;
      try {
        close(said);
      } catch {
        // The system has closed the sheet before us.
      }
      resolve(said.ending);
    };

    opened.listen({
      validatemerchant({ validationURL }) {
        let merchant: object = {};
        const validate = async () => void (merchant = await merchantSession(sheet.client, validationURL));
        void reply(
          () => sheet.begin(validate),
          () => session.completeMerchantValidation(merchant),
        );
      },
      paymentmethodselected({ paymentMethod: { billingContact } }) {
        void reply(
          async () => sheet.billing(billingContact ? await fromAppleContact(billingContact) : null),
          ({ cart }) => session.completePaymentMethodSelection(totals(cart, shop)),
        );
      },
      shippingcontactselected({ shippingContact }) {
        const ask = async () => sheet.address(await fromAppleContact(shippingContact));
        void reply(ask, async (shown) => {
          const errors = await errorsOf(shown);
          const isServed = errors.every(({ code }) => code !== 'addressUnserviceable');
          const newShippingMethods = isServed ? shippingMethods(shown.cart) : [];
          session.completeShippingContactSelection({ ...totals(shown.cart, shop), newShippingMethods, errors });
        });
      },
      shippingmethodselected({ shippingMethod: { identifier } }) {
        void reply(
          () => sheet.delivery(identifier),
          (shown) => {
            // The sheet has no place for an error here: what it shows and what is bought would not be the same.
            if (shown.type === 'show_error') throw new Error('the method cannot be chosen');
            session.completeShippingMethodSelection(totals(shown.cart, shop));
          },
        );
      },
      paymentauthorized({ payment }) {
        isPaying = true;
        const ask = async () => sheet.authorize(await approvalOf(payment, asks.address, customerAccountEmail));
        void reply(ask, async (shown) => {
          const errors = await errorsOf(shown);
          isPaying = false;
          // With errors the sheet stays, and the shopper pays again when they are mended.
          session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors });
        });
      },
    });
  });
}
