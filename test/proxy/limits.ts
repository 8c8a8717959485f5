/** What one answer of the store may cost. */
export interface Limits {
  /** Milliseconds until the whole of it has to be here. */
  answerMs: number;
  /** Bytes of a page, decoded. */
  pageBytes: number;
}

export const LIMITS: Limits = { answerMs: 30_000, pageBytes: 20_000_000 };
