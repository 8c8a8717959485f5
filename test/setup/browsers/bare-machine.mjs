import { fileURLToPath } from 'node:url';

const FONTS = fileURLToPath(new URL('bare-fonts.conf', import.meta.url));

/** Whether a run is to find what a bare Debian has: one whole Chromium, and no Japanese font. */
export const isBare = (env = process.env) => env.KARUI_BROWSERS === 'bare';

/** In a bare run, hides this machine's fonts from all browsers that are started. macOS and Windows don't read the variable. */
export function hideFonts(env = process.env) {
  if (isBare(env)) env.FONTCONFIG_FILE = FONTS;
}
