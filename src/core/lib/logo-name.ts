/** Written in by the build: prefix of a logo's file name, relative to the folder of the scripts. In a theme there are no folders. */
// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGOS__: string;

/**
 * The name of a wallet's logo.
 *
 * @param wallet as in markup
 * @param inverted for a button in the colours for a dark ground, on which the logo stands on light
 */
export const logoName = (wallet: string, inverted: boolean): string =>
  wallet.replaceAll('_', '-') + (inverted ? '-on-light' : '');

/** The wallet whose logo has this name, as in markup. */
export const walletOfLogo = (name: string): string => name.replace('-on-light', '').replaceAll('-', '_');

/** The file of the logo with this name, relative to the folder of the scripts. */
export const logoFile = (name: string): string => `${__LOGOS__}${name}.svg`;
