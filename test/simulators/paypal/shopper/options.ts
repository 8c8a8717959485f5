/** The shopper, the browser and PayPal's moods. Read when they are needed; may be changed between two clicks. */
export interface Options {
  /** Who approves, by the name that the shop's server knows; the window begins with it. `us` for a script in dollars and `tokyo` for others, unless given. */
  buyer?: string;
  /** What `render()` comes to: a frame; none although it resolves; a rejection. */
  render: 'frame' | 'no frame' | 'rejects';
  /** Milliseconds until the frame of a button is there. */
  frameAfter: number;
  /** Whether a click opens a window: by the browser, or never, as with a popup blocker. Without one, a frame covers the page. */
  popups: 'by browser' | 'blocked';
  /** Whether the approval names its payer. */
  payerId: 'given' | 'null';
  /** Asks for a token also after a click that `onClick` refused, as iOS Safari 14.1 does. */
  asksAfterRefusal: boolean;
  /** How often `onApprove` is called. */
  approvals: 'once' | 'twice';
  /** Calls `onCancel` after `onApprove`. */
  cancelsAfterApproval: boolean;
  /** What is called, in this order, for a window that is closed while the token is on its way. */
  closedEarly: 'error, cancel' | 'cancel, error' | 'cancel';
  /** Milliseconds between two looks at a window that has not loaded yet: whether the shopper has closed it. */
  lookEvery: number;
  /** Whether a grey pane lies over the page while a window is open. */
  overlay: boolean;
  /** Rejects, or projects through a slot, what is rendered into a shadow root. */
  shadow: 'rejects' | 'slot';
}

export const defaults: Options = {
  render: 'frame',
  frameAfter: 0,
  popups: 'by browser',
  payerId: 'given',
  asksAfterRefusal: false,
  approvals: 'once',
  cancelsAfterApproval: false,
  closedEarly: 'error, cancel',
  lookEvery: 2000,
  overlay: true,
  shadow: 'rejects',
};
