import { BUY_NOW, BUY_WITH, MORE_OPTIONS } from '../words';
import { BUTTON_CLASS, UNBRANDED_CLASS, MORE_OPTIONS_CLASS, MORE_OPTIONS_ID } from '../names';
import { DARK, WHITE } from './background';
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
  /** Luminances of backgrounds between which the button does not stand out: its own colour has a contrast of less than 3:1 with them. */
  blendsFrom: number;
  blendsTo: number;
  /**
   * Where the brand asks for a light button on a dark page: the colour of that button's content. Its background is the `foreground`, and its
   * logo is drawn in `currentColor`.
   */
  onDarkPages?: string;
}

/** A button that does not stand out from its background has a line around it, in the colour of its words. */
const lineOf = ({ blendsFrom, blendsTo }: ButtonRow, background: number) =>
  blendsFrom < background && background < blendsTo ? { '--karui-line': 'currentColor' } : undefined;

/**
 * A wallet's button in its brand's colours: the logo alone, or "Shop Payで購入".
 *
 * @param wallet as in markup
 * @param callToAction the words behind the logo; empty for none
 * @param behind luminance of what it stands on
 */
function brandedButton(wallet: string, row: ButtonRow, state: ButtonState, callToAction: string, behind: number) {
  const { label, instrument, background, foreground, onDarkPages } = row;
  const inverted = onDarkPages && behind < DARK;
  return (
    <button
      type="button"
      part="button"
      className={instrument + (inverted ? ' on-dark' : '') + (callToAction && ' buy')}
      aria-label={label + callToAction}
      style={
        inverted
          ? { background: foreground, color: onDarkPages }
          : { background, color: foreground, ...lineOf(row, behind) }
      }
      disabled={state.disabled}
      {...ariaOf(state)}
    >
      <Logo wallet={wallet} />
      {callToAction && <span>{callToAction}</span>}
    </button>
  );
}

/** The unbranded button: a real button in light DOM, so that the theme's own button rules apply. */
function buyItNowButton(row: ButtonRow, state: ButtonState, behind: number) {
  return (
    <button
      type="button"
      className={`${BUTTON_CLASS} ${UNBRANDED_CLASS}`}
      style={lineOf(row, behind)}
      disabled={state.disabled}
      {...ariaOf(state)}
    >
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
 * @param callToAction "Buy with {wallet}" instead of the bare name. Buy with Prime's logo says so itself
 * @param behind luminance of what the button stands on, from 0 to 255
 */
export function walletView(
  wallet: string,
  row: ButtonRow,
  state: ButtonState,
  callToAction: boolean,
  behind = WHITE,
): VNode<object> {
  const view =
    wallet === 'buy_it_now'
      ? buyItNowButton(row, state, behind)
      : wallet === 'more_options'
        ? moreOptionsLink(state)
        : brandedButton(wallet, row, state, callToAction && wallet !== 'buy_with_prime' ? BUY_WITH : '', behind);
  return view as VNode<object>;
}

const NAMES = ['button', 'promise', 'more-options'];

/** The content of the product host's shadow root. */
export const ProductSlots = () => NAMES.map((name) => <slot key={name} name={name} />);
