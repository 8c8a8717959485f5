import { words } from '../ja';
import { CLASSES } from '../names';
import type { WalletRow } from '../wallets';

interface Props {
  /** Nothing can be bought: the native state, which themes style. */
  disabled: boolean;
  /** A press is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
}

interface BrandedProps extends Props {
  row: WalletRow;
  /** Address of the logo. */
  logo: string;
  /** "Buy with {wallet}" instead of the bare name. */
  callToAction: boolean;
}

const state = ({ disabled, busy }: Props) => ({
  disabled,
  'aria-disabled': disabled || busy ? ('true' as const) : undefined,
  'aria-busy': busy ? ('true' as const) : undefined,
});

/** A wallet in its brand's colours: the logo alone, or "Shop Payで購入". */
export function WalletButton({ row, logo, callToAction, ...props }: BrandedProps) {
  const { label, ground, ink, logoWidth } = row;
  const action = callToAction ? words.buyWith : '';
  return (
    <button
      type="button"
      part="button"
      aria-label={label + action}
      style={{ background: ground, color: ink }}
      {...state(props)}
    >
      <img src={logo} alt={label} width={logoWidth} height="20" />
      {action}
    </button>
  );
}

/** The unbranded button: a real button in light DOM, so that the theme's own button rules apply. */
export function BuyItNowButton(props: Props) {
  return (
    <button type="button" className={`${CLASSES.button} ${CLASSES.unbranded}`} {...state(props)}>
      {words.buyNow}
    </button>
  );
}
