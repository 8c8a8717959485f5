import { words } from '../words';
import { CLASSES, LOGOS } from '../names';
import type { WalletRow } from '../wallets';
import { ariaState, type ButtonState } from './button-state';

interface BrandedProps extends ButtonState {
  row: WalletRow;
  /** In the colours for a dark background. */
  inverted: boolean;
  /** "Buy with {wallet}" instead of the bare name. */
  callToAction: boolean;
  /** Address of the logo. */
  logo: string;
}

/**
 * Logos that are there, by the snippet or by the widget: address → that or a data address. The browser has them at hand, and a cart that a
 * theme renders anew is without them for no frame.
 */
const known = (window as { [LOGOS]?: Record<string, string> })[LOGOS] || {};

/**
 * A wallet in its brand's colours: the logo alone, or "Shop Payで購入". Until the logo is there, and for ever when it fails, the name
 * stands in its place in words.
 */
export function WalletButton({ row, inverted, callToAction, logo, ...props }: BrandedProps) {
  const { label, instrument, background, foreground } = row;
  const action = callToAction ? words.buyWith : '';
  return (
    <button
      type="button"
      part="button"
      className={instrument + (inverted ? ' on-dark' : '') + (callToAction ? ' buy' : '')}
      lang="ja"
      aria-label={label + action}
      style={inverted ? { background: foreground, color: background } : { background, color: foreground }}
      disabled={props.disabled}
      {...ariaState(props)}
    >
      <img
        alt={known[logo] ? label : ''}
        src={known[logo] || logo}
        onLoad={({ currentTarget }) => {
          known[logo] ||= logo;
          currentTarget.alt = label;
        }}
      />
      {callToAction && <span>{action}</span>}
      <bdi>{label + action}</bdi>
    </button>
  );
}

/** The unbranded button: a real button in light DOM, so that the theme's own button rules apply. */
export function BuyItNowButton(props: ButtonState) {
  return (
    <button
      type="button"
      className={`${CLASSES.button} ${CLASSES.unbranded}`}
      disabled={props.disabled}
      {...ariaState(props)}
    >
      {words.buyNow}
    </button>
  );
}
