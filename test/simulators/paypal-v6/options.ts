/** The shopper, the browser and PayPal's moods. Read when they are needed; may be changed between two presses. */
export interface Options {
  /** Who approves, by the name that the shop's server knows; the window begins with it. */
  buyer?: string;
  /** Whether a click opens a window: by the browser, or never, as in an app's own browser. */
  popups: 'by browser' | 'blocked';
  /** Whether a frame may cover the page, where no window can be opened. */
  modal: 'opens' | 'fails';
  /** What `auto` does where no window opens: a frame over the page, or nothing, as `popup`. */
  auto: 'tries both' | 'opens a window';
  /** How long `createInstance` takes, in milliseconds; `never` answers never. */
  instance: number | 'never';
  /** The code that `createInstance` rejects with; null for none. */
  instanceFails: string | null;
  /** The component for agreements is deprecated: `gone` makes no instance with it. */
  agreements: 'work' | 'gone';
  /** What comes of asking who is eligible. */
  eligibility: 'by rules' | 'none' | 'rejects' | 'never';
  /** When `start` resolves: nobody has published that. */
  starts: 'when it is over' | 'at once';
  /** `onApprove` is called twice. */
  approvesTwice: boolean;
  /** `onError` comes after `onApprove`. */
  failsAfterApproval: boolean;
  /** `onApprove` has no `payerId`. */
  hidesPayer: boolean;
  /** Milliseconds between the other callbacks and `onComplete`. */
  completesAfter: number;
  /** A window that is left calls nothing: `start` resolves, and that is all. */
  endsSilently: boolean;
  /** PayPal does not take the store's token. */
  refusesTokens: boolean;
  /** A start while another runs: refused, or passed over. */
  secondStart: 'refused' | 'ignored';
  /** Whether the script has a policy of its own where Trusted Types are required. */
  trustedTypes: 'throws' | 'works';
  /** Milliseconds between two looks at whether a window was closed. */
  lookEvery: number;
}

export const defaults: Options = {
  popups: 'by browser',
  modal: 'opens',
  auto: 'tries both',
  instance: 0,
  instanceFails: null,
  agreements: 'work',
  eligibility: 'by rules',
  starts: 'when it is over',
  approvesTwice: false,
  failsAfterApproval: false,
  hidesPayer: false,
  completesAfter: 0,
  endsSilently: false,
  refusesTokens: false,
  secondStart: 'refused',
  trustedTypes: 'throws',
  lookEvery: 2000,
};
