import type { SheetState } from '../sheet/sheet';
import type { Simulator } from '../simulator';
import { PaymentSheet } from './payment-sheet';
import { useSheet } from '../../drawn/use-sheet';

const isOpen = (state: SheetState | undefined): boolean =>
  state !== undefined && !['none', 'completed', 'failed', 'cancelled', 'aborted'].includes(state);

const WORDS: Partial<Record<SheetState, string>> = { completed: 'お支払いが完了しました' };

/** The note that Apple Pay is a simulation on this page, the sheet while it is up, and a word about how it ended. */
export function SimulatedApplePay({ simulator }: { simulator: Simulator }) {
  const { sheet, use } = useSheet(simulator);
  const open = isOpen(sheet?.state);
  const word = sheet && !open ? (sheet.message ?? WORDS[sheet.state] ?? '') : '';
  return (
    <>
      <aside aria-label="シミュレーション">
        <p className="note">Apple Payはシミュレーションです</p>
        <output className="word" key={word}>
          {word}
        </output>
      </aside>
      {sheet && open && sheet.scanned && <PaymentSheet sheet={sheet} use={use} simulator={simulator} />}
    </>
  );
}
