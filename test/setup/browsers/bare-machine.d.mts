/** Whether a run is to find what a bare Debian has: one whole Chromium, and no Japanese font. */
export function isBare(env?: Readonly<Record<string, string | undefined>>): boolean;

/** In a bare run, hides this machine's fonts from all browsers that are started. */
export function hideFonts(env?: Record<string, string | undefined>): void;
