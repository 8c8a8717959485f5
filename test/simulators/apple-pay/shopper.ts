import type { Contact } from './apple-pay-types';
import { cards, type CardName } from './cards';
import type { ContactName } from './contacts';
import type { ShownError } from './field-errors';
import type { Options } from './options';
import type { Log } from './record';
import { partsOf } from './redact';
import { selections } from './selections';
import type { Life } from './session-life';
import { contactOf } from './sheet';

/** Whether a change of these members is what an error asked for. */
const answers = (changed: readonly string[], field: ShownError['contactField']): boolean => {
  if (field === null) return true;
  if (field === 'name' || field === 'phoneticName' || field === 'postalAddress')
    return partsOf(field).some((name) => changed.includes(name));
  return changed.includes(field);
};

/**
 * The hands of the shopper. A control works on the sheet at once and throws when the sheet can't be used; what the page
 * learns of it comes in a later task.
 */
export function createShopper(live: () => Life | null, options: Options, log: Log) {
  const tell = selections(options);
  const inHand = (control: string, chosen?: unknown): Life => {
    const life = live();
    if (life?.state() !== 'ready')
      throw new Error(`${control}: the sheet is ${life ? life.state() : 'not there'}, not ready.`);
    log.note('user', control, chosen);
    return life;
  };
  const askForContact = (life: Life) => {
    // Without an address there is nothing that the page may know.
    if (life.sheet.needsMethod) life.ask('shippingcontactselected', () => tell.shippingcontactselected(life));
  };

  return {
    /** Another contact, by name or written out. */
    selectContact(contact: ContactName | Contact) {
      const life = inHand('selectContact', contact);
      life.sheet.shown.contact = contactOf(contact);
      life.sheet.shown.errors = life.sheet.shown.errors.filter(({ at }) => at !== 'shipping');
      askForContact(life);
    },
    /** The same contact with some members changed. Of a new name, phone or email no page learns before the shopper pays. */
    editContact(members: Contact) {
      const life = inHand('editContact', members);
      const { shown } = life.sheet;
      Object.assign(shown.contact, structuredClone(members));
      const changed = Object.keys(members);
      shown.errors = shown.errors.filter(
        ({ at, contactField }) => at !== 'shipping' || !answers(changed, contactField),
      );
      if (answers(changed, 'postalAddress')) askForContact(life);
    },
    /** A shipping method of the sheet, by its identifier. The one that is chosen already is no news. */
    selectMethod(identifier: string) {
      const life = inHand('selectMethod', identifier);
      const method = life.sheet.shown.methods.find((one) => one.identifier === identifier);
      if (!method) throw new Error(`selectMethod: no method on the sheet is called "${identifier}".`);
      if (life.sheet.shown.method === method) return;
      life.sheet.choose(method);
      life.ask('shippingmethodselected', () => tell.shippingmethodselected(life));
    },
    /** Another card, perhaps with another billing contact. */
    selectPaymentMethod(card: CardName, billing?: ContactName | Contact) {
      const life = inHand('selectPaymentMethod', [card, billing ?? null]);
      const { shown } = life.sheet;
      if (!life.request.networks.includes(cards[card].key))
        throw new Error(`selectPaymentMethod: ${cards[card].displayName} is not among the networks of the request.`);
      shown.card = card;
      if (billing !== undefined) shown.billing = contactOf(billing);
      shown.errors = shown.errors.filter(({ at }) => at !== 'billing');
      life.ask('paymentmethodselected', () => tell.paymentmethodselected(life));
    },
    enterCoupon(code: string) {
      const life = inHand('enterCoupon', code);
      if (!life.request.supportsCouponCode) throw new Error('enterCoupon: the sheet has no field for a code.');
      life.sheet.shown.couponCode = code;
      life.ask('couponcodechanged', () => tell.couponcodechanged(life));
    },
    authorize() {
      const life = inHand('authorize');
      const missing = life.sheet.missing();
      if (missing.length > 0) throw new Error(`authorize: Pay can't be pressed for want of ${missing.join(', ')}.`);
      life.sheet.shown.errors = [];
      life.ask('paymentauthorized', () => tell.paymentauthorized(life));
    },
    /** Closes the sheet, whatever it is doing. */
    cancel() {
      const life = live();
      if (!life) throw new Error('cancel: there is no sheet.');
      log.note('user', 'cancel');
      life.cancel();
    },
  };
}

export type Shopper = ReturnType<typeof createShopper>;
