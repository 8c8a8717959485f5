import { message, type MessageKey } from './error-words';
import type { FieldError } from './reported-error';

/** The countries and the shop that the words depend on. */
export interface WordsContext {
  shop: string;
  /** Country codes. */
  shipping: string;
  billing: string;
  /** Whether the sheet has one field for the whole name. */
  wholeName?: boolean;
  /** Called with an error that has no words. */
  report?(error: unknown): void;
}

/** An error as a sheet shows it. */
export interface ShownError extends FieldError {
  /** Code of the address's country: the sheet's fields depend on it. */
  country: string;
  words: string;
}

const isSame = (a: FieldError, b: FieldError): boolean =>
  a.contact === b.contact && a.field === b.field && a.key === b.key;

/** The key for a sheet with one field for the whole name, of which the first word is the first name. */
const keyOfWholeName = (key: MessageKey): MessageKey =>
  key === 'missing.first_name' ? 'invalid.full_name' : (key.replace(/(?:fir|la)st_name$/, 'name') as MessageKey);

/** Countries whose addresses have a zone in the form of every sheet; Apple's form of Hong Kong has none. */
const WITH_ZONE = /^(?:A[EU]|BR|C[AN]|ES|I[DNT]|JP|KR|M[XY]|TH|US)$/;

/** Countries whose addresses have a town and a postal code in the form of every sheet. */
const WITH_TOWN_AND_CODE = /^(?:A[TU]|B[ER]|C[AHNZ]|D[EK]|ES|F[IR]|GB|I[ENT]|JP|KR|M[XY]|N[LOZ]|P[LT]|SE|TH|US)$/;

/** Whether the sheet's form, which differs by country, has the field: what it lacks and the API requires, nobody can fill in there. */
function canBeMended({ contact, field, key }: FieldError, addressed: WordsContext): boolean {
  const country = addressed[contact];
  if (field === 'zone' && country === 'HK') return false;
  // What is there and wrong has its field.
  if (!key.startsWith('missing.')) return true;
  if (field === 'zone') return WITH_ZONE.test(country);
  return (field !== 'city' && field !== 'postal_code') || WITH_TOWN_AND_CODE.test(country);
}

/**
 * The errors with their words in Japanese, at most 128 characters each; an error that came twice is shown once. None where the shopper
 * can't mend one of them in the sheet: checkout can.
 */
export function shownErrors(errors: readonly FieldError[], addressed: WordsContext): ShownError[] {
  if (!errors.every((error) => canBeMended(error, addressed))) return [];
  const shown = errors.filter((error, index) => errors.findIndex((other) => isSame(error, other)) === index);
  return shown.map(({ contact, field, key, words: own }) => {
    const country = addressed[contact];
    const named = key as MessageKey;
    const words =
      own ??
      message(
        addressed.wholeName ? keyOfWholeName(named) : named,
        { contact, country, shop: addressed.shop },
        (missing) => addressed.report?.(new Error(`no words for ${missing}`)),
      );
    return { contact, field, key, country, words };
  });
}
