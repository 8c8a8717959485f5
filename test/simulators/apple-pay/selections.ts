import { cards } from '../shopper/cards';
import type { Options } from './shopper/options';
import { paymentMethod, paymentToken } from './shopper/payment-token';
import { redact, requestedOf } from './shopper/redact';
import type { Session } from './session/session';

/** What the events deliver, made anew for each, because a page may change it. */
export const selections = (options: Options) => {
  const card = ({ sheet }: Session) => cards[sheet.shown.card ?? 'visa'];
  const billingFields = ({ request }: Session) =>
    // Whatever is asked for, a billing contact has no phone and no email.
    request.fields.billing.filter((field) => field !== 'phone' && field !== 'email');

  const selected = {
    shippingcontactselected: ({ sheet }: Session) => ({ shippingContact: redact(sheet.shown.contact, options.empty) }),
    paymentmethodselected: (session: Session) => ({
      paymentMethod: {
        ...paymentMethod(card(session)),
        ...(billingFields(session).includes('postalAddress') && {
          billingContact: redact(session.sheet.shown.billing, options.empty),
        }),
      },
    }),
    shippingmethodselected: ({ sheet }: Session) => ({ shippingMethod: structuredClone(sheet.shown.method) }),
    couponcodechanged: ({ sheet }: Session) => ({ couponCode: sheet.shown.code ?? '' }),
    paymentauthorized: (session: Session) => {
      const token = paymentToken(card(session), session.request.applicationData);
      return {
        payment: {
          token: options.paymentData === 'empty' ? { ...token, paymentData: {} } : token,
          billingContact: requestedOf(structuredClone(session.sheet.shown.billing), billingFields(session)),
          shippingContact: requestedOf(structuredClone(session.sheet.shown.contact), session.request.fields.shipping),
        },
      };
    },
  };

  /** The first events, in the order that the options say; without a contact event where no contact is needed. */
  const first = (session: Session) => {
    const questions = session.sheet.needsMethod
      ? (['paymentmethodselected', 'shippingcontactselected'] as const)
      : (['paymentmethodselected'] as const);
    const ordered = options.first === 'card' ? questions : questions.toReversed();
    return ordered.map((question) => ({ question, detail: () => selected[question](session) }));
  };
  return { ...selected, first };
};
