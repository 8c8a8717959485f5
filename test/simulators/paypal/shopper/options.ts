/** The shopper, the browser and PayPal's moods. Read when they are needed; may be changed between two clicks. */
export interface Options {
  /** Who approves, by the name that the shop's server knows; the window begins with it. `us` for a script in dollars and `tokyo` for others, unless given. */
  buyer?: string;
  /** What `render()` comes to: a frame; none although it resolves; a rejection. */
  render: 'frame' | 'no frame' | 'rejects';
  /** Whether a click opens a window: by the browser, or never, as with a popup blocker. Without one, a frame covers the page. */
  popups: 'by browser' | 'blocked';
  /** What is called, in this order, for a window that is closed while the token is on its way. */
  closedEarly: 'error, cancel' | 'cancel, error' | 'cancel';
  /** Milliseconds between two looks at a window that has not loaded yet: whether the shopper has closed it. */
  lookEvery: number;
}

export const defaults: Options = {
  render: 'frame',
  popups: 'by browser',
  closedEarly: 'error, cancel',
  lookEvery: 2000,
};
