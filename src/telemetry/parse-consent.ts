/** What the shopper allows. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  sale_of_data: boolean;
}

/** A letter of each purpose in the shopper's own choice; among the purposes the sale of data has another. And its name in the platform's event. */
const PURPOSES = [
  ['analytics', 'a', 'a', 'analytics'],
  ['marketing', 'm', 'm', 'marketing'],
  ['preferences', 'p', 'p', 'preferences'],
  ['sale_of_data', 's', 't', 'saleOfData'],
] as const satisfies readonly (readonly [keyof Consent, string, string, string])[];

const each = (isAllowed: (choice: string, purpose: string, told: string) => boolean): Consent =>
  Object.fromEntries(
    PURPOSES.map(([name, choice, purpose, told]) => [name, isAllowed(choice, purpose, told)]),
  ) as unknown as Consent;

/** Without data everything is allowed. */
export const ALLOWED = each(() => true);

/** The consent in the detail of `visitorConsentCollected`; null where it says nothing of analytics. */
export const consentOf = (detail: Readonly<Record<string, unknown>> | null): Consent | null =>
  typeof detail?.['analyticsAllowed'] === 'boolean'
    ? each((_choice, _purpose, told) => !!detail[`${told}Allowed`])
    : null;

interface Version2 {
  v?: unknown;
  purposes?: Readonly<Record<string, unknown>>;
  con?: { CMP?: Readonly<Record<string, unknown>> };
}

/** The rules of the region are in `purposes`. A cookie without it still has the shopper's choice, and nobody is followed who said no. */
function version2(text: string): Consent | null {
  const { v, purposes, con } = JSON.parse(text) as Version2;
  if (v !== '2.1') return null;
  return each((choice, purpose) => {
    const allowed = purposes?.[purpose];
    return typeof allowed === 'boolean' ? allowed : con?.CMP?.[choice] !== '0';
  });
}

/** `3` choice `.` purposes `_` …: a purpose is allowed when its capital letter is in either. */
function version3(text: string): Consent | null {
  const [letters] = /^3[amps]*\.[amps]*(?=_|$)/i.exec(text) ?? [];
  return letters ? each((choice) => letters.includes(choice.toUpperCase())) : null;
}

/**
 * Reads a shopper's consent as the platform writes it, in version 2.1 (JSON) or 3 (compact).
 *
 * @param text decoded
 * @returns null where there is none, or nobody can read it
 */
export function parseConsent(text: string | null | undefined): Consent | null {
  try {
    return text ? (text.startsWith('{') ? version2(text) : version3(text)) : null;
  } catch {
    // Broken JSON is as good as none.
    return null;
  }
}
