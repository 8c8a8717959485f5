import { words } from '../ja';
import { CLASSES } from '../names';

interface Props {
  /** Nothing can be bought: the native state, which themes style. */
  disabled: boolean;
  /** A press is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
}

interface BrandedProps extends Props {
  label: string;
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
export function WalletButton({ label, logo, callToAction, ...props }: BrandedProps) {
  const action = callToAction ? words.buyWith : '';
  return (
    <button type="button" part="button" aria-label={label + action} {...state(props)}>
      <img src={logo} alt={label} height="20" />
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
