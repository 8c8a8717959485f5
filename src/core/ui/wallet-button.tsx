import { BUY_NOW, BUY_WITH } from '../words';
import { BUTTON_CLASS, UNBRANDED_CLASS } from '../../names';
import type { WalletRow } from '../wallets';
import { ariaBusy, ariaDisabled, type ButtonState } from './button-state';
import { Logo } from './logo';

/** What a button shows of its wallet's row. */
export type ButtonRow = Pick<WalletRow, 'label' | 'instrument' | 'background' | 'foreground' | 'onDarkPages'>;

interface BrandedProps {
  /** As in markup. */
  wallet: string;
  row: ButtonRow;
  state: ButtonState;
  /** In the colours for a dark background. */
  inverted: boolean;
  /** "Buy with {wallet}" instead of the bare name. */
  callToAction: boolean;
}

/** A wallet's button in its brand's colours: the logo alone, or "Shop Payで購入". */
export function WalletButton({ wallet, row, state, inverted, callToAction }: BrandedProps) {
  const { label, instrument, background, foreground, onDarkPages } = row;
  const words = label + (callToAction ? BUY_WITH : '');
  return (
    <button
      type="button"
      part="button"
      className={instrument + (inverted ? ' on-dark' : '') + (callToAction ? ' buy' : '')}
      aria-label={words}
      style={inverted ? { background: foreground, color: onDarkPages } : { background, color: foreground }}
      disabled={state.disabled}
      aria-disabled={ariaDisabled(state)}
      aria-busy={ariaBusy(state)}
    >
      <Logo wallet={wallet} />
      {callToAction && <span>{BUY_WITH}</span>}
    </button>
  );
}

/** The unbranded button: a real button in light DOM, so that the theme's own button rules apply. */
export function BuyItNowButton({ state }: { state: ButtonState }) {
  return (
    <button
      type="button"
      className={`${BUTTON_CLASS} ${UNBRANDED_CLASS}`}
      disabled={state.disabled}
      aria-disabled={ariaDisabled(state)}
      aria-busy={ariaBusy(state)}
    >
      {BUY_NOW}
    </button>
  );
}
