import { cards } from './cards';
import type { Options } from './options';
import { paymentMethod, paymentToken } from './payment-token';
import { redact, requestedOf } from './redact';
import type { Life } from './session-life';

/** What the events deliver, made fresh for each: a page may do with it what it likes. */
export const selections = (options: Options) => {
  const card = ({ sheet }: Life) => cards[sheet.shown.card ?? 'visa'];
  const billingFields = ({ request }: Life) =>
    // Whatever is asked for, a billing contact has no phone and no email.
    request.fields.billing.filter((field) => field !== 'phone' && field !== 'email');

  const selected = {
    shippingcontactselected: ({ sheet }: Life) => ({ shippingContact: redact(sheet.shown.contact, options.empty) }),
    paymentmethodselected: (life: Life) => ({
      paymentMethod: {
        ...paymentMethod(card(life)),
        ...(billingFields(life).includes('postalAddress') && {
          billingContact: redact(life.sheet.shown.billing, options.empty),
        }),
      },
    }),
    shippingmethodselected: ({ sheet }: Life) => ({ shippingMethod: structuredClone(sheet.shown.method) }),
    couponcodechanged: ({ sheet }: Life) => ({ couponCode: sheet.shown.couponCode }),
    paymentauthorized: (life: Life) => {
      const token = paymentToken(card(life), life.request.applicationData);
      return {
        payment: {
          token: options.paymentData === 'empty' ? { ...token, paymentData: {} } : token,
          billingContact: requestedOf(structuredClone(life.sheet.shown.billing), billingFields(life)),
          shippingContact: requestedOf(structuredClone(life.sheet.shown.contact), life.request.fields.shipping),
        },
      };
    },
  };

  /** In either order; nobody asks for a contact that is not needed. */
  const first = (life: Life) => {
    const questions = life.sheet.needsMethod
      ? (['paymentmethodselected', 'shippingcontactselected'] as const)
      : (['paymentmethodselected'] as const);
    const ordered = options.first === 'card' ? questions : questions.toReversed();
    return ordered.map((question) => ({ question, detail: () => selected[question](life) }));
  };
  return { ...selected, first };
};
