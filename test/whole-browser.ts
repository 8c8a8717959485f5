/**
 * Tag of a browser test that needs all of Chromium: its back/forward cache, or its popup blocker. The others run in its headless shell,
 * where there is one, which takes a quarter of the processor time for a page.
 */
export const WHOLE_BROWSER = '@whole-browser';
