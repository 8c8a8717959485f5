import type { Entry } from '../../lib/track';
import { exceptionsOf } from './exceptions';
import { bareText, bareAddress } from '../bare-text';
import { VERSION } from '../version';
import { liveWidgets } from '../../widget/live-widgets';
import { ofDocument } from '../../lib/dom';
import type { Consent } from '../parse-consent';

/** The data of an entry that may be sent: codes and names, nothing about the shopper. */
const TOLD = ['wallet', 'type', 'reason'];

interface Breadcrumb {
  timestamp: string;
  name: string;
  type: 'user' | 'state' | 'error';
  metaData: Record<string, string>;
}

/** What is sent about an entry that led to an error. */
export function crumbOf(entry: Entry): Breadcrumb {
  const timestamp = new Date(entry.at).toISOString();
  if (entry.type === 'error')
    return { timestamp, name: exceptionsOf(entry.error)[0]!.errorClass, type: 'error', metaData: {} };
  const metaData: Record<string, string> = {};
  for (const key of TOLD) {
    const value = entry.data[key];
    if (typeof value === 'string') metaData[key] = bareText(value);
  }
  return {
    timestamp,
    name: entry.name,
    type: entry.name === 'press' ? 'user' : 'state',
    metaData,
  };
}

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
