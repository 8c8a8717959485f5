import type { PaintRow } from '../paint/make-button.ts';
import type { WalletRow } from '../wallets.ts';

/** The widget's table of wallets as the painting script needs it. */
export const paintRows = (wallets: Readonly<Record<string, WalletRow>>): Record<string, PaintRow> =>
  Object.fromEntries(
    Object.entries(wallets).map(([name, row]) => {
      const { element, instrument, label, background, foreground, sdk, gesture } = row;
      const always = [
        element === `shopify-${name.replaceAll('_', '-')}-button` ? '' : element,
        sdk || gesture ? 0 : 1,
        instrument,
      ] as const;
      return [name, background ? [...always, label, background, foreground] : always];
    }),
  );
