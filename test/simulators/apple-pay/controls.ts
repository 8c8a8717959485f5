import type { Contact } from './rules/apple-pay-types';
import { cards, type CardName } from '../shopper/cards';
import type { ContactName } from '../shopper/contacts';
import type { ShownError } from './sheet/field-errors';
import type { Options } from './shopper/options';
import type { createPageSheets } from '../rules/page-sheets';
import { partsOf } from './shopper/redact';
import { selections } from './selections';
import type { Session } from './session/session';
import { contactOf, type Sheet } from './sheet/sheet';

type PageSheets = ReturnType<typeof createPageSheets<Session, Sheet>>;

/** Whether a change of these members is what an error asked for. */
const answers = (changed: readonly string[], field: ShownError['contactField']): boolean => {
  if (field === null) return true;
  if (field === 'name' || field === 'postalAddress') return partsOf(field).some((name) => changed.includes(name));
  return changed.includes(field);
};

/**
 * The shopper's controls. A control changes the sheet at once and throws when the sheet can't be used; the page gets its event
 * in a later task.
 */
export function createControls(
  { inHand, cancel, context }: Pick<PageSheets, 'inHand' | 'cancel' | 'context'>,
  options: Options,
) {
  const tell = selections(options);
  const askForContact = (session: Session) => {
    // Where no address is requested, the page gets no event.
    if (session.sheet.needsMethod) session.ask('shippingcontactselected', () => tell.shippingcontactselected(session));
  };

  return {
    /** Another contact, by name or written out. */
    selectContact(contact: ContactName | Contact) {
      const session = inHand('selectContact', contact);
      session.sheet.shown.contact = contactOf(contact);
      session.sheet.shown.errors = session.sheet.shown.errors.filter(({ at }) => at !== 'shipping');
      askForContact(session);
    },
    /** The same contact with some members changed. A new name, phone or email is not given to the page before the shopper pays. */
    editContact(members: Contact) {
      const session = inHand('editContact', members);
      const { shown } = session.sheet;
      Object.assign(shown.contact, structuredClone(members));
      const changed = Object.keys(members);
      shown.errors = shown.errors.filter(
        ({ at, contactField }) => at !== 'shipping' || !answers(changed, contactField),
      );
      if (answers(changed, 'postalAddress')) askForContact(session);
    },
    /** A shipping method of the sheet, by its identifier. Choosing the selected one again does nothing. */
    selectMethod(identifier: string) {
      const session = inHand('selectMethod', identifier);
      const method = session.sheet.shown.methods.find((one) => one.identifier === identifier);
      if (!method) throw new Error(`selectMethod: no method on the sheet is called "${identifier}".`);
      if (session.sheet.shown.method === method) return;
      session.sheet.choose(method);
      session.ask('shippingmethodselected', () => tell.shippingmethodselected(session));
    },
    /** Another card, perhaps with another billing contact. */
    selectPaymentMethod(card: CardName, billing?: ContactName | Contact) {
      const session = inHand('selectPaymentMethod', [card, billing ?? null]);
      const { shown } = session.sheet;
      if (!session.request.networks.includes(cards[card].key))
        throw new Error(`selectPaymentMethod: ${cards[card].displayName} is not among the networks of the request.`);
      shown.card = card;
      if (billing !== undefined) shown.billing = contactOf(billing);
      shown.errors = shown.errors.filter(({ at }) => at !== 'billing');
      session.ask('paymentmethodselected', () => tell.paymentmethodselected(session));
    },
    /** Another coupon code in the sheet's field; an empty one removes it. */
    typeCode(code: string) {
      const session = inHand('typeCode', code);
      const { shown } = session.sheet;
      if (shown.code === null) throw new Error('typeCode: the request does not support coupon codes.');
      shown.code = code;
      shown.errors = shown.errors.filter(({ at }) => at !== 'code');
      session.ask('couponcodechanged', () => tell.couponcodechanged(session));
    },
    authorize() {
      const session = inHand('authorize');
      const missing = session.sheet.missing();
      if (missing.length > 0) throw new Error(`authorize: Pay can't be pressed for want of ${missing.join(', ')}.`);
      session.sheet.shown.errors = [];
      session.ask('paymentauthorized', () => tell.paymentauthorized(session));
    },
    /** The phone scans the code, where the sheet comes by Apple's script. */
    scan() {
      const session = context.live();
      if (!session) throw new Error('scan: there is no sheet.');
      context.log.note('user', 'scan');
      session.scan();
    },
    cancel,
  };
}

export type Controls = ReturnType<typeof createControls>;
