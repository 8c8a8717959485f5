import type { CardName } from '../shopper/cards';
import type { ContactName } from '../shopper/contacts';
import type { createPageSheets } from '../rules/page-sheets';
import { UNSELECTED, type Address } from './rules/google-pay-types';
import { accountOf, type AccountName } from './shopper/accounts';
import { addressOf } from './shopper/google-address';
import type { Session } from './sheet/session';
import type { Sheet } from './sheet/sheet';

type PageSheets = ReturnType<typeof createPageSheets<Session, Sheet>>;

/**
 * The shopper's controls. A control changes the sheet at once and throws when the sheet can't be used; the page is called in a later
 * task.
 */
export function createControls({ inHand, cancel, context }: PageSheets) {
  const changeAddress = (session: Session, control: string, address: Address) => {
    if (!session.sheet.ships(address))
      throw new Error(`${control}: the request does not allow addresses in "${address.countryCode}".`);
    session.sheet.shown.address = address;
    session.change('SHIPPING_ADDRESS');
  };

  return {
    /** Another Google account: the sheet begins again with what that one has. */
    selectAccount(account: AccountName) {
      accountOf(account);
      const session = inHand('selectAccount', account);
      session.sheet.changeAccount(account);
      session.change('INITIALIZE');
    },
    /** The sheet loads itself again, and the page has to begin again. */
    reload() {
      inHand('reload').change('INITIALIZE');
    },
    /** Another address, by a contact's name or written out. */
    selectAddress(address: ContactName | Address) {
      changeAddress(inHand('selectAddress', address), 'selectAddress', addressOf(address));
    },
    /** The same address with some members changed. */
    editAddress(members: Partial<Address>) {
      const session = inHand('editAddress', members);
      const { address } = session.sheet.shown;
      if (!address) throw new Error('editAddress: there is no address yet.');
      changeAddress(session, 'editAddress', { ...address, ...members });
    },
    /** A shipping option of the sheet by its id, or `shipping_option_unselected`. Choosing the selected one again does nothing. */
    selectOption(id: string) {
      const session = inHand('selectOption', id);
      const { shown } = session.sheet;
      if (id !== UNSELECTED && !shown.options.some((option) => option.id === id))
        throw new Error(`selectOption: no option on the sheet has the id "${id}".`);
      if (shown.option === id) return;
      shown.option = id;
      session.change('SHIPPING_OPTION');
    },
    /** Types one more redemption code, or takes one off. */
    typeCode(code: string) {
      const session = inHand('typeCode', code);
      if (!session.request.offerInfo) throw new Error('typeCode: the request has no offers.');
      session.sheet.shown.codes = [...session.sheet.shown.codes, code];
      session.change('OFFER');
    },
    removeCode(code: string) {
      const session = inHand('removeCode', code);
      session.sheet.shown.codes = session.sheet.shown.codes.filter((one) => one !== code);
      session.change('OFFER');
    },
    /** Another card, perhaps with another billing address; null for a card without one. The page hears nothing of it. */
    selectCard(card: CardName, billing?: ContactName | Address | null) {
      const session = inHand('selectCard', [card, billing ?? null]);
      if (!session.sheet.usable.includes(card)) throw new Error(`selectCard: the request does not allow "${card}".`);
      session.sheet.shown.card = card;
      if (billing !== undefined) session.sheet.shown.billing = billing && addressOf(billing);
      context.changed();
    },
    /** Presses Pay. While the page owes an answer, the sheet takes no notice; when something is missing, it can't be pressed. */
    pay() {
      const session = context.live();
      if (!session) throw new Error('pay: there is no sheet.');
      context.log.note('user', 'pay', session.state());
      if (session.state() !== 'ready') return;
      const missing = session.sheet.missing();
      if (missing.length > 0) throw new Error(`pay: Pay can't be pressed for want of ${missing.join(', ')}.`);
      session.pay();
    },
    cancel,
  };
}

export type Controls = ReturnType<typeof createControls>;
