/** What the shopper allows. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  sale_of_data: boolean;
}

const PURPOSES = [
  'analytics',
  'marketing',
  'preferences',
  'sale_of_data',
] as const satisfies readonly (keyof Consent)[];

/** Makes a consent by asking `isAllowed` about each purpose. `letter` is the first letter of its name, which stands for it in the shopper's choice. */
const each = (isAllowed: (letter: string, name: string) => boolean): Consent =>
  Object.fromEntries(PURPOSES.map((name) => [name, isAllowed(name[0]!, name)])) as unknown as Consent;

/** Without data everything is allowed. */
export const ALLOWED = each(() => true);

/** The consent in the detail of `visitorConsentCollected`; null where it says nothing of analytics. */
export const consentOf = (detail: Readonly<Record<string, unknown>> | null): Consent | null =>
  typeof detail?.['analyticsAllowed'] === 'boolean'
    ? each((_letter, name) => !!detail[`${name.replace('sale_of_data', 'saleOfData')}Allowed`])
    : null;

/** Version 2.1. */
interface Written {
  v?: unknown;
  purposes?: Readonly<Record<string, unknown>>;
  con?: { CMP?: Readonly<Record<string, unknown>> };
}

/**
 * Reads a shopper's consent as the platform writes it, in version 2.1 (JSON) or 3 (compact).
 *
 * @param text decoded
 * @returns null where there is none, or nobody can read it
 */
export function parseConsent(text: string | null | undefined): Consent | null {
  try {
    // `3` choice `.` purposes `_` …: a purpose is allowed when its capital letter is in either.
    const [letters] = /^3[amps]*\.[amps]*(?=_|$)/i.exec(text!) ?? [];
    if (letters) return each((letter) => letters.includes(letter.toUpperCase()));
    const { v, purposes, con } = JSON.parse(text!) as Written;
    if (v !== '2.1') return null;
    // The rules of the region are in `purposes`. A cookie without it still has the shopper's choice, and nobody is followed who said no.
    return each((letter) => {
      // Among the purposes the sale of data has another letter.
      const allowed = purposes?.[letter === 's' ? 't' : letter];
      return typeof allowed === 'boolean' ? allowed : con?.CMP?.[letter] !== '0';
    });
  } catch {
    // What is neither, or no text at all, is as good as none.
    return null;
  }
}
