/** What can be wrong with a store or with an answer of it. */
export type TroubleCode =
  | 'no-address'
  | 'not-https'
  | 'unknown-host'
  | 'no-connection'
  | 'certificate'
  | 'hangs'
  | 'died'
  | 'no-store'
  | 'refuses'
  | 'elsewhere'
  | 'too-large'
  | 'encoding';

/** THE TABLE: what a person reads, one sentence each. `where` is the address or its host, `detail` what else is known. */
const SENTENCES = {
  'no-address': (where) =>
    `“${where}” is no address of a store: give one such as --store https://shop.example, or --store http://localhost:4173 of this machine`,
  'not-https': (where) => `${where} is not https, which only a store on this machine may do without.`,
  'unknown-host': (where) => `${where} can't be found: check how it is spelt, and whether you are online.`,
  'no-connection': (where, detail) => `${where} takes no connection (${detail}).`,
  certificate: (where, detail) =>
    `The certificate of ${where} can't be trusted (${detail}), so nothing was sent there.`,
  hangs: (where, detail) => `${where} did not finish its answer within ${detail}.`,
  died: (where, detail) => `${where} broke off its answer (${detail}).`,
  'no-store': (where, detail) => `${where} is no store with a cart API: /cart.js ${detail}.`,
  refuses: (where, detail) => `${where} does not let us look: /cart.js ${detail}. Try again later.`,
  elsewhere: (where, detail) => `${where} leads to ${detail}: give that address if it is the store's.`,
  'too-large': (where, detail) => `A page of ${where} is larger than ${detail}, and was cut off there.`,
  encoding: (where, detail) => `A page of ${where} is encoded as “${detail}”, which can't be read here.`,
} satisfies Record<TroubleCode, (where: string, detail: string) => string>;

/** Trouble with the store, told in one sentence: in the terminal, and on the page that stands in for an answer. */
export class StoreTrouble extends Error {
  code: TroubleCode;

  constructor(code: TroubleCode, where: string, detail = '') {
    super(SENTENCES[code](where, detail));
    this.code = code;
  }
}

const CODES: readonly (readonly [codes: RegExp, code: TroubleCode])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, 'unknown-host'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/, 'certificate'],
  [/TIMEOUT|ABORT|ETIMEDOUT/i, 'hangs'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'no-connection'],
];

const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
};

/**
 * What an error of the connection to a store means for a person.
 *
 * @param host of the store
 * @param limitMs how long an answer may take
 */
export function troubleOf(error: unknown, host: string, limitMs: number): StoreTrouble {
  if (error instanceof StoreTrouble) return error;
  const code = codeOf(error);
  const found = CODES.find(([codes]) => codes.test(code))?.[1] ?? 'died';
  return new StoreTrouble(found, host, found === 'hangs' ? `${limitMs / 1000} s` : code);
}
