/** The state of its widget that every button shows. */
export interface ButtonState {
  /** Nothing can be bought. */
  disabled: boolean;
  /** A press of this wallet is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
}

/** The state as ARIA attributes. */
export const ariaDisabled = ({ disabled, busy }: ButtonState) => disabled || busy || undefined;
export const ariaBusy = ({ busy }: ButtonState) => busy || undefined;
