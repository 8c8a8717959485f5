/** Written in by the build. */
// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGOS__: string;

/** Prefix of a logo's name, relative to the folder of the scripts: a folder, or the beginning of the file name if there are no folders. */
export const LOGOS = __LOGOS__;
