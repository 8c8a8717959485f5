/** Written in by the build. */
// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGOS__: string;

/** What stands before a logo's name, from the folder of the scripts on: a folder, or where there are none the beginning of its file's name. */
export const LOGOS = __LOGOS__;
