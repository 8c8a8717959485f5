/**
 * Features that Playwright turns off. Chromium takes only the last list that it is given, so ours repeats Playwright's; a test compares
 * them.
 */
export const OFF_IN_PLAYWRIGHT: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Suggestions below the address bar: two pages for each window that no test looks at, and half of the processor time for a page. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Gives a sandboxed frame without an address a process of its own, of whose requests and messages Playwright hears nothing. */
const HIDDEN_FRAMES = ['IsolateSandboxedIframes'];

/** Chromium's options in browser tests, beside Playwright's. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...SUGGESTIONS, ...HIDDEN_FRAMES].join(',')}`,
];
