/** What every button shows of its widget. */
export interface ButtonState {
  /** Nothing can be bought. */
  disabled: boolean;
  /** A press of this wallet is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
}

/** The state as assistive technology is told it. */
export const ariaState = ({ disabled, busy }: ButtonState) => ({
  'aria-disabled': disabled || busy || undefined,
  'aria-busy': busy || undefined,
});
