import { bareAddress } from '../bare-text';
import { VERSION } from '../version';
import type { Consent } from '../parse-consent';

export const notifier = { name: 'karui', version: VERSION, url: 'https://www.npmjs.com/package/karui' };

/** The app at a moment, in milliseconds since the epoch; without one only what does not change. */
export const appOf = (releaseStage: string, at?: number) => ({
  version: VERSION,
  releaseStage,
  type: 'browser',
  ...(at && { duration: Math.max(0, Math.round(at - performance.timeOrigin)) }),
});

/** The browser's family, whose engine decides how a stack is to be read. */
const engine = (): string => /Chrome|Firefox/.exec(navigator.userAgent)?.[0] ?? 'Safari';

/** The browser; of a shopper who does not allow analytics only its engine. */
export const deviceOf = ({ analytics }: Consent) =>
  analytics ? { userAgent: navigator.userAgent, locale: navigator.language } : { userAgent: engine() };

/** Where it happened, without queries. No member is undefined, for which an old library's `toJSON` of lists may throw. */
export const requestOf = (referer = bareAddress(document.referrer)) => ({
  url: bareAddress(location.href),
  ...(referer && { referer }),
});
