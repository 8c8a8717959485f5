import type { PaintRow } from '../snippet/paint/rows.ts';
import type { WalletRow } from '../core/wallets.ts';

/** `BuyWithPrime` → `Buy With Prime`, but `PayPal` stays: the name in markup says where words end. */
function wordsOf(name: string, instrument: string): string {
  let at = 0;
  const words = name.split('_').map((word) => instrument.slice(at, (at += word.length)));
  return words.join(' ');
}

/**
 * The widget's table of wallets as the painting script needs it.
 *
 * @throws Error for a wallet whose names can't be derived from one another
 */
export const paintRows = (wallets: Readonly<Record<string, WalletRow>>): PaintRow[] =>
  Object.entries(wallets).map(([name, row]): PaintRow => {
    const { background, foreground, sdk, gesture } = row;
    const words = wordsOf(name, row.instrument);
    if (words.toLowerCase().replaceAll(' ', '_') !== name || words.replaceAll(' ', '') !== row.instrument)
      throw new Error(`${name} and ${row.instrument} are not the same words`);
    const leads = sdk || gesture ? 0 : 1;
    const label = row.label === words || !background ? '' : row.label;
    const element = row.element === `shopify-${name.replaceAll('_', '-')}-button` ? '' : row.element;
    if (element) return [words, leads, background, foreground, label, element];
    return label ? [words, leads, background, foreground, label] : [words, leads, background, foreground];
  });
