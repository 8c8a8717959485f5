import { BUY_NOW, BUY_WITH, MORE_OPTIONS } from '../words';
import { BUTTON_CLASS, UNBRANDED_CLASS, MORE_OPTIONS_CLASS, MORE_OPTIONS_ID } from '../names';
import { Logo } from './logo';
import type { VNode } from 'preact';

/** The state of its widget that every button shows. */
export interface ButtonState {
  /** Nothing can be bought. */
  disabled: boolean;
  /** A press of this wallet is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
}

/** The state as ARIA attributes. */
const ariaOf = ({ disabled, busy }: ButtonState) => ({
  'aria-disabled': disabled || busy || undefined,
  'aria-busy': busy || undefined,
});

/** What a button shows of its wallet. */
export interface ButtonRow {
  /** The brand's name, in Latin script in every language; empty for the store's own buttons. */
  label: string;
  /** The name that other systems use: `wallet-instrument-name`, telemetry, `X-Wallet-Name`. */
  instrument: string;
  /** Colours of the button and of its content. */
  background: string;
  foreground: string;
  /**
   * Where the brand asks for a light button on a dark page: the colour of that button's content. Its background is the `foreground`, and its
   * logo is drawn in `currentColor`.
   */
  onDarkPages?: string;
}

/**
 * A wallet's button in its brand's colours: the logo alone, or "Shop Payで購入".
 *
 * @param wallet as in markup
 * @param inverted in the colours for a dark background
 * @param callToAction the words behind the logo; empty for none
 */
function brandedButton(wallet: string, row: ButtonRow, state: ButtonState, inverted: boolean, callToAction: string) {
  const { label, instrument, background, foreground, onDarkPages } = row;
  return (
    <button
      type="button"
      part="button"
      className={instrument + (inverted ? ' on-dark' : '') + (callToAction && ' buy')}
      aria-label={label + callToAction}
      style={inverted ? { background: foreground, color: onDarkPages } : { background, color: foreground }}
      disabled={state.disabled}
      {...ariaOf(state)}
    >
      <Logo wallet={wallet} />
      {callToAction && <span>{callToAction}</span>}
    </button>
  );
}

/** The unbranded button: a real button in light DOM, so that the theme's own button rules apply. */
function buyItNowButton(state: ButtonState) {
  return (
    <button type="button" className={`${BUTTON_CLASS} ${UNBRANDED_CLASS}`} disabled={state.disabled} {...ariaOf(state)}>
      {BUY_NOW}
    </button>
  );
}

// oxlint-disable jsx-a11y/anchor-is-valid -- themes know this one as an anchor

/**
 * A text link to checkout. An anchor because themes style, rename and find it as one; without `role="button"`, which their rules would dress
 * as a button. Its address is "#" once the page is loaded, see wallet-element.ts.
 */
function moreOptionsLink(state: ButtonState) {
  return (
    <a href="" id={MORE_OPTIONS_ID} className={MORE_OPTIONS_CLASS} {...ariaOf(state)}>
      {MORE_OPTIONS}
    </a>
  );
}

/**
 * The content of a wallet's element: one button. Its element itself and no component around it: who takes over or repaints a button needs
 * the properties of that.
 *
 * @param wallet as in markup
 * @param inverted in the colours for a dark background
 * @param callToAction "Buy with {wallet}" instead of the bare name. Buy with Prime's logo says so itself
 */
export function walletView(
  wallet: string,
  row: ButtonRow,
  state: ButtonState,
  inverted: boolean,
  callToAction: boolean,
): VNode<object> {
  const view =
    wallet === 'buy_it_now'
      ? buyItNowButton(state)
      : wallet === 'more_options'
        ? moreOptionsLink(state)
        : brandedButton(wallet, row, state, inverted, callToAction && wallet !== 'buy_with_prime' ? BUY_WITH : '');
  return view as VNode<object>;
}

const NAMES = ['button', 'promise', 'more-options'];

/** The content of the product host's shadow root. */
export const ProductSlots = () => NAMES.map((name) => <slot key={name} name={name} />);
