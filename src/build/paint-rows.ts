import type { WalletRow } from '../core/wallets.ts';
import type { WalletId } from '../wallet.ts';
import { PRESS_FILES } from './press-files.ts';
import type { PaintRow } from '../snippet/paint/wallet-rows.ts';

/** The widget's table of wallets as the painting script needs it. */
export const paintRows = (wallets: Readonly<Record<string, WalletRow>>): PaintRow[] =>
  Object.entries(wallets).map(([name, row]) => ({
    name,
    instrument: row.instrument,
    element: row.element,
    label: row.label,
    background: row.background,
    foreground: row.foreground,
    files: PRESS_FILES[name as WalletId].map((file) => `${file}.js`),
    needsScript: row.sdk === 'sheet' || undefined,
    opensInClick: !!row.gesture || undefined,
    invertOnDark: row.invertOnDark || undefined,
  }));
