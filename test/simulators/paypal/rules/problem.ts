/** A rule that was broken, and how, in PayPal's own words where they are known. */
export type Problem = readonly [rule: number, text: string];
