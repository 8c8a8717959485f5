/** A row of the widget's table, which the build writes into the script. */
export interface PaintRow {
  /** As in markup, for example `google_pay`. */
  name: string;
  /** The name that other systems use, for example `GooglePay`. */
  instrument: string;
  /** The wallet's element. */
  element: string;
  /** The name that shoppers read. */
  label: string;
  /** Empty for a button in light DOM. */
  background: string;
  foreground: string;
  /** The files that a press of it needs, beyond the core. */
  files: readonly string[];
  /** Whether a press also needs the vendor's script, which the markup names. */
  needsScript?: boolean | undefined;
  /** Whether its sheet opens only inside the click. */
  opensInClick?: boolean | undefined;
  /** Whether the button has other colours on a dark ground. */
  invertOnDark?: boolean | undefined;
}

/** Replaced in the build. */
declare const PAINT_WALLETS: readonly PaintRow[];
const rows = PAINT_WALLETS;

/** The row of a wallet, by its name in markup. */
export const rowOf = (name: string): PaintRow | undefined => rows.find((row) => row.name === name);

/** The instrument of a wallet of the table. */
export const instrumentOf = (name: string): string => rowOf(name)!.instrument;

/** The row of a wallet, by its element. */
export const rowOfElement = ({ localName }: Element): PaintRow | undefined =>
  rows.find((row) => row.element === localName);
