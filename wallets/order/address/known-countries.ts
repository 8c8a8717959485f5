/**
 * All codes of the API's `CountryCode`; `ZZ` stands for an unknown country. Any other code fails the whole
 * operation. Each first letter has its second letters.
 */
const KNOWN =
  /^(?:A[CDEFGILMNORTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKOR]|G[ABDEFGHILMNPQRSTWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGKLMNOQRSTUVWXYZ]|N[ACEFGILOPRUZ]|OM|P[AEFGHKLMNSTY]|QA|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[ACDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGNU]|W[FS]|XK|Y[ET]|Z[AMWZ])$/;

/** The countries and territories of ISO 3166-1 that the API lacks. */
const LACKING: readonly string[] = ['AQ', 'FM', 'MH', 'PW'];

/** Whether the API knows a country; the code is in the form of `countryCode`. */
export const isKnownCountry = (code: string): boolean => KNOWN.test(code);

/** Whether the country exists but the API does not know it: no shop delivers there. */
export const isLackingCountry = (code: string): boolean => LACKING.includes(code);
