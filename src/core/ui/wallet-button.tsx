import { BUY_NOW, BUY_WITH } from '../words';
import { BUTTON_CLASS, UNBRANDED_CLASS } from '../../names';
import type { WalletRow } from '../wallets';
import { stateProps, type ButtonState } from './hand-over';

interface BrandedProps extends ButtonState {
  row: WalletRow;
  /** In the colours for a dark background. */
  inverted: boolean;
  /** "Buy with {wallet}" instead of the bare name. */
  callToAction: boolean;
}

/**
 * A wallet's button in its brand's colours: the logo alone, or "Shop Payで購入". Until the logo has loaded, or if it fails, the wallet's name
 * is shown in words.
 */
export function WalletButton({ row, inverted, callToAction, ...props }: BrandedProps) {
  const { label, instrument, background, foreground } = row;
  const action = callToAction ? BUY_WITH : '';
  return (
    <button
      type="button"
      part="button"
      className={instrument + (inverted ? ' on-dark' : '') + (callToAction ? ' buy' : '')}
      aria-label={label + action}
      style={inverted ? { background: foreground, color: background } : { background, color: foreground }}
      disabled={props.disabled}
      {...stateProps(props)}
    >
      {props.isPainted ? null : (
        <>
          <img alt="" />
          <bdi>{label + action}</bdi>
          {action && <span>{action}</span>}
        </>
      )}
    </button>
  );
}

/** The unbranded button: a real button in light DOM, so that the theme's own button rules apply. */
export function BuyItNowButton(props: ButtonState) {
  return (
    <button
      type="button"
      className={`${BUTTON_CLASS} ${UNBRANDED_CLASS}`}
      disabled={props.disabled}
      {...stateProps(props)}
    >
      {props.isPainted ? null : BUY_NOW}
    </button>
  );
}
