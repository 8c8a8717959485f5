/**
 * What was noticed in a version of the API. `missing`: the API refuses what the widget sends. `invalid`: it refuses a document for another
 * reason. `deprecated`: it will be missing. `unknown`: a value that the widget does not know.
 */
export type FindingKind = 'missing' | 'invalid' | 'deprecated' | 'unknown';

/** Something that a schema says of what the widget sends. */
export interface ContractFinding {
  kind: FindingKind;
  /**
   * Its place in the schema: `CartCost.totalTaxAmount`, `Mutation.cartCreate(input:)`, `CartWarningCode.NEW`; a document's name if
   * `invalid`.
   */
  place: string;
  /** The documents that send it. */
  documents: readonly string[];
  /** The API's own words, if it has any. */
  reason?: string | undefined;
  /** What the widget does. */
  does: string;
}

/** Whether a finding stops something: CI fails. */
export const isBroken = ({ kind }: ContractFinding): boolean => kind === 'missing' || kind === 'invalid';
