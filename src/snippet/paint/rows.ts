/** A row of the widget's table, as the build writes it into the script. Names are derived from its words, as far as they can be. */
export type PaintRow = readonly [
  /** For example "Google Pay": `google_pay` in markup, `google-pay` in files, `GooglePay` to other systems. */
  words: string,
  /** 1 for a wallet that only leads to checkout. */
  leads: 0 | 1,
  /** Empty for a button in light DOM. */
  background: string,
  foreground: string,
  /** What shoppers read, where it is not the words. */
  label?: string,
  /** The wallet's element, where it is not like `shopify-google-pay-button`. */
  element?: string,
];

/** Replaced in the build. */
declare const PAINT_WALLETS: readonly PaintRow[];

/** The words of a row as one name. */
export const nameOf = ([words]: PaintRow, between: string): string => words.toLowerCase().replace(/ /g, between);

/** The wallet's name to other systems. */
export const instrumentOf = ([words]: PaintRow): string => words.replace(/ /g, '');

/** The row of a wallet, by its name in markup. */
export const rowOf = (name: string): PaintRow | undefined => PAINT_WALLETS.find((row) => nameOf(row, '_') === name);
