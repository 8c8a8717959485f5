import type { Entry } from '../track';

/** The last entries tell what led to an error. */
const MOST = 20;

/** What of an entry's data may be told: codes and names, nothing of the shopper. */
const TOLD = ['wallet', 'type', 'reason'];

export interface Breadcrumb {
  timestamp: string;
  name: string;
  type: 'user' | 'state' | 'error';
  metaData: Record<string, string>;
}

function crumbOf(entry: Entry): Breadcrumb {
  const timestamp = new Date(entry.at).toISOString();
  if (entry.type === 'error') {
    const name = entry.error instanceof Error ? entry.error.name || 'Error' : typeof entry.error;
    return { timestamp, name, type: 'error', metaData: {} };
  }
  const told = TOLD.flatMap((key) => (typeof entry.data[key] === 'string' ? [[key, entry.data[key]] as const] : []));
  return {
    timestamp,
    name: entry.name,
    type: entry.name === 'press' ? 'user' : 'state',
    metaData: Object.fromEntries(told),
  };
}

/** Adds an entry to those that lead to the next error. */
export function leaveCrumb(crumbs: readonly Breadcrumb[], entry: Entry): Breadcrumb[] {
  return [...crumbs, crumbOf(entry)].slice(-MOST);
}
