/** Whose script it is: each build knows its own currencies and languages. */
export type Region = 'fe' | 'na' | 'eu';

/** How Amazon, its script and the browser behave. */
export interface Options {
  region: Region;
  /** How the button is painted: in a shadow root of the container, or as a frame whose clicks the page does not see. */
  kind: 'shadow' | 'frame';
  /** Whether `renderButton` paints and returns anything. */
  paints: boolean;
  /** Greys the button out so many milliseconds after it was painted, as for a merchant account that is not active; null for never. */
  disabledAfter: number | null;
  /** What `renderButton` and `initCheckout` throw; null for nothing. */
  renderThrows: string | null;
  checkoutThrows: string | null;
  /** Whether the build has Buy with Prime. */
  prime: boolean;
  /** Whether `initCheckout` leaves the page. */
  leaves: boolean;
  /** Where the checkout is begun; null for Amazon's own host. */
  checkoutAddress: string | null;
}

export const defaults: Options = {
  region: 'fe',
  kind: 'shadow',
  paints: true,
  disabledAfter: null,
  renderThrows: null,
  checkoutThrows: null,
  prime: true,
  leaves: true,
  checkoutAddress: null,
};
