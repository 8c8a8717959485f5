/** A row of the widget's table, as the build writes it into the script from that table. */
export interface PaintRow {
  /** As in markup, for example `google_pay`. */
  name: string;
  /** As other systems write it, for example `GooglePay`. */
  instrument: string;
  /** The wallet's element. */
  element: string;
  /** What shoppers read. */
  label: string;
  /** Empty for a button in light DOM. */
  background: string;
  foreground: string;
  /** Whether the wallet only leads to checkout, so that its button is of use without the widget. */
  leadsToCheckout: boolean;
  /** Whether the button has other colours on a dark ground. */
  invertOnDark: boolean;
}

/** Replaced in the build. */
declare const PAINT_WALLETS: readonly PaintRow[];
const rows = PAINT_WALLETS;

/** The row of a wallet, by its name in markup. */
export const rowOf = (name: string): PaintRow | undefined => rows.find((row) => row.name === name);
