import type { Contact, ContactField, Ended, Line, Question, Selection, ShippingMethod } from '../rules/apple-pay-types';
import { cards, usableCards, type Card, type CardName } from '../../shopper/cards';
import { contacts, type ContactName } from '../../shopper/contacts';
import { placeErrors, type ShownError } from './field-errors';
import type { Options } from '../shopper/options';
import type { PaymentRequest } from '../input/payment-request';
import { missingFields } from '../shopper/redact';
import type { Update } from '../input/update';

export type SheetState = 'none' | 'busy' | 'ready' | Question | Ended;

/** What can be seen on the sheet, as plain JSON. */
export interface Sheet extends Pick<
  PaymentRequest,
  'shippingType' | 'currencyCode' | 'countryCode' | 'version' | 'fields'
> {
  state: SheetState;
  /** Whether the shopper sees it: false while a phone has yet to scan its code. */
  scanned: boolean;
  total: Line;
  lineItems: readonly Line[];
  shippingMethods: readonly ShippingMethod[];
  /** Identifier of the chosen shipping method. */
  method: string | null;
  contact: Contact;
  billing: Contact;
  card: Card | null;
  /** Which of the shopper's cards the request allows. */
  usableCards: readonly CardName[];
  /** What stands in the field for a coupon code; null where there is no such field. */
  code: string | null;
  errors: readonly ShownError[];
  canPay: boolean;
  missing: readonly (ContactField | 'billing' | 'card' | 'errors' | 'method')[];
  message: string | null;
}

/** A contact that a test names or writes out. */
export const contactOf = (given: ContactName | Contact): Contact =>
  structuredClone(typeof given === 'string' ? contacts[given] : given);

/** Everything on one sheet, and what the shopper chose; knows nothing of events or time. */
export function createSheet(request: PaymentRequest, options: Options) {
  const { fields } = request;
  const needsMethod = fields.shipping.includes('postalAddress');
  const usable = usableCards(request.networks);
  const shown = {
    total: request.total,
    lineItems: request.lineItems as readonly Line[],
    methods: request.shippingMethods as readonly ShippingMethod[],
    method: request.shippingMethods[0] ?? null,
    contact: contactOf(options.contact),
    billing: contactOf(options.billing ?? options.contact),
    card: usable.includes(options.card) ? options.card : (usable[0] ?? null),
    code: request.couponCode,
    errors: [] as readonly ShownError[],
    message: null as string | null,
  };
  /** How much more the new shipping method costs than the one before, until the page has answered. */
  let difference: number | null = null;

  const missing = (): Sheet['missing'] => [
    ...missingFields(shown.contact, fields.shipping),
    // The shopper's billing contact has no phone and no email; sheets take those from the shipping contact.
    ...(missingFields(
      shown.billing,
      fields.billing.filter((field) => field === 'name' || field === 'postalAddress'),
    ).length > 0
      ? (['billing'] as const)
      : []),
    ...(shown.card === null ? (['card'] as const) : []),
    ...(needsMethod && shown.method === null ? (['method'] as const) : []),
    ...(shown.errors.some(({ at }) => at !== 'sheet') ? (['errors'] as const) : []),
  ];

  return {
    shown,
    needsMethod,
    missing,
    /** Chooses a shipping method that is on the sheet. */
    choose(method: ShippingMethod) {
      difference = Number(method.amount) - Number(shown.method?.amount ?? 0);
      shown.method = method;
    },
    /** Shows errors instead of those before. @returns sentences about what can't be shown */
    place(errors: readonly ApplePayJS.ApplePayError[], stage: Selection | 'paymentauthorized'): string[] {
      const { shown: placed, dropped } = placeErrors(errors, stage);
      shown.errors = placed;
      return dropped;
    },
    /** Applies an update. @returns whether the total rose or fell like the price of the shipping method */
    apply(question: Selection, { total, lineItems, methods }: Update): boolean {
      const moved = Number(total.amount) - Number(shown.total.amount);
      const isAsked = question === 'shippingmethodselected' && difference !== null && total.type === 'final';
      const fits = !isAsked || Math.sign(moved) === Math.sign(difference ?? 0);
      difference = null;
      shown.total = total;
      shown.lineItems = lineItems;
      const replaced = methods ?? (question === 'shippingcontactselected' ? [] : null);
      if (replaced) {
        shown.methods = replaced;
        shown.method = replaced[0] ?? null;
      }
      return fits;
    },
    /** Every amount on the sheet. */
    amounts: () => [
      shown.total.amount,
      ...shown.lineItems.map(({ amount }) => amount),
      ...shown.methods.map(({ amount }) => amount),
    ],
    snapshot(state: SheetState, scanned: boolean): Sheet {
      const owed = missing();
      return structuredClone({
        state,
        scanned,
        total: shown.total,
        lineItems: shown.lineItems,
        shippingMethods: shown.methods,
        method: shown.method?.identifier ?? null,
        contact: shown.contact,
        billing: shown.billing,
        card: shown.card && cards[shown.card],
        usableCards: usable,
        code: shown.code,
        errors: shown.errors,
        canPay: state === 'ready' && owed.length === 0,
        missing: owed,
        message: shown.message,
        fields,
        shippingType: request.shippingType,
        currencyCode: request.currencyCode,
        countryCode: request.countryCode,
        version: request.version,
      });
    },
  };
}

export type SheetModel = ReturnType<typeof createSheet>;
