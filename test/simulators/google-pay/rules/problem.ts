import { refuse } from '../../rules/refuse';

/** A rule that was broken, and how, in Google's own words where they are known. */
export type Problem = readonly [rule: number, text: string];

/** An object whose members nobody has looked at. */
export type Unchecked = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Unchecked => typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What Google rejects a wrong request with. */
export const developerError = (statusMessage: string) => ({ statusCode: 'DEVELOPER_ERROR', statusMessage });

/** Refuses a request for the first thing that is wrong with it. */
export function refuseFirst(problems: Iterable<Problem>): void {
  for (const [rule, text] of problems) refuse(rule, developerError(text));
}
