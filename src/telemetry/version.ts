/** Replaced in the build. */
// oxlint-disable-next-line no-underscore-dangle -- as bundlers write what they put in
declare const __VERSION__: string;

/** The widget's version. */
export const VERSION = __VERSION__;
