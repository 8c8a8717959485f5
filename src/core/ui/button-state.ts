/** The state of its widget that every button shows. */
export interface ButtonState {
  /** Nothing can be bought. */
  disabled: boolean;
  /** A press of this wallet is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
  /** The button was painted before the widget was there: the page may have changed its content since, which is left alone. */
  isPainted?: boolean;
}

/** Content that is never written: a view that takes over a painted button leaves its content alone. */
const LEFT_ALONE = { __html: '' };

/** The state as ARIA attributes. A painted button keeps its content, so the view must give it no `children`. */
export const stateProps = ({ disabled, busy, isPainted }: ButtonState) => ({
  'aria-disabled': disabled || busy || undefined,
  'aria-busy': busy || undefined,
  ...(isPainted && { dangerouslySetInnerHTML: LEFT_ALONE }),
});
