import { liveWidgets } from '../../core/live-widgets';
import { ofDocument } from '../../core/lib/of-document';
import { bareAddress } from '../bare-text';
import { VERSION } from '../version';
import type { Consent } from '../parse-consent';

export const notifier = { name: 'karui', version: VERSION, url: 'https://www.npmjs.com/package/karui' };

/** The app at a time in milliseconds since the epoch; without a time, only its constant data. */
export const appOf = (releaseStage: string, at?: number) => ({
  version: VERSION,
  releaseStage,
  type: 'browser',
  ...(at && { duration: Math.max(0, Math.round(at - performance.timeOrigin)) }),
});

/** The browser's family: its engine decides how a stack is read. */
const engine = (): string => /Chrome|Firefox/.exec(navigator.userAgent)?.[0] ?? 'Safari';

/** The browser. Only its engine, if the shopper does not allow analytics. */
export const deviceOf = ({ analytics }: Consent) =>
  analytics ? { userAgent: navigator.userAgent, locale: navigator.language } : { userAgent: engine() };

/** The names in the hosts' `enabled-flags`, each once. A mistake in the attribute is told elsewhere. */
export function featureFlags(): { featureFlag: string }[] {
  const all = new Set<string>();
  for (const { host } of liveWidgets) {
    try {
      for (const flag of JSON.parse(host.getAttribute('enabled-flags') ?? '[]') as unknown[]) all.add(String(flag));
    } catch {
      // Not JSON, or not a list.
    }
  }
  return [...all].map((featureFlag) => ({ featureFlag }));
}

/** Where it happened, without queries. No member is undefined, for which an old library's `toJSON` of lists may throw. */
export const requestOf = (referer = bareAddress(ofDocument('referrer'))) => ({
  url: bareAddress(location.href),
  ...(referer && { referer }),
});
