/** Is put in by the build. */
declare const __VERSION__: string;

/** The widget's version. */
export const VERSION = __VERSION__;
