import type { IncomingHttpHeaders } from 'node:http';

/** What a receiver expects of the headers. */
interface Expected {
  version: string;
  /** The key in the body, if bodies have one. */
  key?: unknown;
  /** Whether `Bugsnag-Sent-At` may be absent. */
  undated?: true;
}

/** What is wrong with the headers of a report or a session; null when nothing is. */
export function headerProblem(headers: IncomingHttpHeaders, { version, key, undated }: Expected): string | null {
  const given = headers['bugsnag-api-key'];
  if (!/^[\da-f]{32}$/i.test(String(given))) return 'Bugsnag-Api-Key: not 32 hexadecimal digits';
  if (key !== undefined && key !== given) return 'Bugsnag-Api-Key: another key than the body has';
  const sent = headers['bugsnag-payload-version'];
  if (sent !== version) return `Bugsnag-Payload-Version: ${String(sent)} instead of ${version}`;
  const at = headers['bugsnag-sent-at'];
  if (at === undefined && undated) return null;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(at)) ? null : 'Bugsnag-Sent-At: not a time in ISO 8601';
}
