import type { ContactName } from '../../simulators/shopper/contacts';
import { answers, go as goApple, type AppleWay } from '../apple-pay/apple-wallet';
import { errorsOf, go as goGoogle, type GoogleWay } from '../google-pay/google-wallet';
import type { SheetAction, SheetSetup } from '../in-process/journey';
import type { SheetSeen } from '../in-process/sheet-page';
import type { Way } from '../in-process/way';

/** A way that can be gone on the sheet of any wallet. */
export type AnyWay = Way<SheetSetup & { shopper: object }, SheetAction<object>>;

/** The outcome of a way. */
export interface Gone {
  seen: SheetSeen;
  /** How the page spoke to the sheet at last: Apple’s call, or the words for Google’s shopper. */
  last: string | undefined;
  /** Errors that the sheet was given: what kind, where, and the words. */
  errors: unknown[];
}

/** One wallet's sheet, as the tests of all sheets need it. */
export interface Sheet {
  name: 'Apple Pay' | 'Google Pay';
  go(way: AnyWay): Promise<Gone>;
  /** The shopper lives there. */
  at(address: ContactName, billing?: ContactName): Pick<NonNullable<AnyWay['setup']>, 'shopper'>;
  /** The lines of every update of the sheet, with their amounts. */
  rows(gone: Gone): unknown[];
  /** The shopper writes another name. */
  rename(familyName: string, givenName: string): SheetAction<object>;
}

const apple: Sheet = {
  name: 'Apple Pay',
  async go(way) {
    const seen = await goApple(way as AppleWay);
    const errors = seen.simulator.calls.flatMap(({ detail }) => Object(detail).errors ?? []) as ApplePayError[];
    const shown = errors.map(({ code, contactField, message }) => [code, contactField, message]);
    return { seen, last: answers(seen).at(-1), errors: shown };
  },
  rows: ({ seen }) =>
    (seen as Awaited<ReturnType<typeof goApple>>).simulator.calls.flatMap(
      ({ detail }) => Object(detail).newLineItems ?? [],
    ),
  at: (contact, billing) => ({ shopper: { contact, ...(billing && { billing }) } }),
  rename: (familyName, givenName) => ({ do: 'edit', to: { familyName, givenName } }),
};

const google: Sheet = {
  name: 'Google Pay',
  async go(way) {
    const seen = await goGoogle(way as GoogleWay);
    const errors = errorsOf(seen);
    const shown = errors.map(({ reason, intent, message }) => [reason, intent, message]);
    return { seen, last: errors.at(-1)?.message, errors: shown };
  },
  rows: ({ seen }) =>
    (seen as Awaited<ReturnType<typeof goGoogle>>).answers.flatMap(
      ({ answer }) =>
        (answer as { newTransactionInfo?: { displayItems?: unknown[] } }).newTransactionInfo?.displayItems ?? [],
    ),
  at: (address, billing) => ({ shopper: { address, ...(billing && { billing }) } }),
  rename: (familyName, givenName) => ({ do: 'edit', to: { name: `${familyName} ${givenName}` } }),
};

export const SHEETS = [apple, google];
