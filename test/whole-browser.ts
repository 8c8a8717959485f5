const NAMES = [
  'amazon-pay-back',
  'apple-pay-cancel',
  'back-forward-cache',
  'contract-press',
  'google-pay-(?:drawn-sheet|page|simulator)',
  'meta-pay-page',
  'paypal-(?:page|simulator[^/]*|window)',
  'press',
  'shop-pay-frame-page',
  'telemetry-back',
];

/**
 * Browser tests that need all of Chromium: its popup blocker and windows, or its back/forward cache. The others run in its headless shell,
 * where there is one, which takes half of the processor time for a page.
 */
export const WHOLE_BROWSER = new RegExp(`/(?:${NAMES.join('|')})\\.spec\\.ts$`);
