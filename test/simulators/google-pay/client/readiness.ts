/** In-app browsers of social networks, and browsers of iOS that only look like Safari. */
const NEVER = /FxiOS|Instagram|FBAN|FBAV/;

/** Whether Google Pay is there for a browser, as pay.js decides it by the user agent. */
export function isReadyIn(userAgent: string, authMethods: readonly string[]): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  if (NEVER.test(userAgent) || (isIos && userAgent.includes('GSA/'))) return false;
  const isChromeOnAndroid = /Android.*Chrome\//.test(userAgent);
  if (authMethods.every((method) => method === 'CRYPTOGRAM_3DS') && !isChromeOnAndroid) return false;
  return /Chrome|Firefox|Safari/.test(userAgent);
}
