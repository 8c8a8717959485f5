/** What a page tells of its browser. */
export interface Browser {
  userAgent: string;
  /** Opened from the home screen, without the browser's own controls. */
  isStandalone?: boolean;
  /** An app's own way of opening a window for its web view. */
  hasPopupBridge?: boolean;
  /** iPads call themselves Macs; their screens take touches. */
  maxTouchPoints?: number;
}

const isIos = (agent: string) => /iPhone|iPod|iPad/.test(agent);
const isAndroid = (agent: string) => agent.includes('Android');
const isIosWebView = (agent: string) =>
  isIos(agent) && (/\bGSA\b/.test(agent) || /AppleWebKit(?!.*Safari)/.test(agent));
const isAndroidWebView = (agent: string) =>
  isAndroid(agent) && (/Version\/[\d.]+/.test(agent) || /; wv\)/.test(agent)) && !agent.includes('Opera Mini');

const isTablet = ({ userAgent, maxTouchPoints = 0 }: Browser): boolean =>
  userAgent.includes('iPad') ||
  (userAgent.includes('Macintosh') && maxTouchPoints > 1) ||
  (isAndroid(userAgent) && !userAgent.includes('Mobile'));

const isWebView = (agent: string): boolean => isIosWebView(agent) || isAndroidWebView(agent);

/** Whether PayPal opens a window in this browser; in others it lays a frame over the page. */
export function supportsPopups({ userAgent: agent, isStandalone = false }: Browser): boolean {
  const isFirefoxOnPhone = agent.includes('FxiOS') || (isAndroid(agent) && agent.includes('Firefox'));
  return !(
    isWebView(agent) ||
    isFirefoxOnPhone ||
    isStandalone ||
    /Opera Mini|EdgiOS|FBAN|FBAV|QQBrowser|Electron/.test(agent) ||
    /Macintosh.*AppleWebKit(?!.*Safari)/.test(agent)
  );
}

/**
 * Whether Venmo can be used in this browser: on phones in Safari of iOS and Chrome of Android, in an app's web view only with its help,
 * not on tablets; on desktops always, by a QR code.
 */
export function supportsVenmo(browser: Browser): boolean {
  const { userAgent: agent, hasPopupBridge = false } = browser;
  if (isTablet(browser)) return false;
  if (!isIos(agent) && !isAndroid(agent)) return true;
  if (isWebView(agent)) return hasPopupBridge;
  if (!supportsPopups(browser)) return false;
  const isSafari = isIos(agent) && /Version\/.*Safari/.test(agent) && !/CriOS|EdgiOS|FxiOS|OPiOS/.test(agent);
  const isChrome = isAndroid(agent) && /Chrome\//.test(agent) && !/SamsungBrowser|EdgA|OPR/.test(agent);
  return isSafari || isChrome;
}
