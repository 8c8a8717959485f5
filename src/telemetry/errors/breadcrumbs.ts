import type { Entry } from '../../core/track';
import { bareText } from '../bare-text';

/** The data of an entry that may be sent: codes and names, nothing about the shopper. */
const TOLD = ['wallet', 'type', 'reason'];

export interface Breadcrumb {
  timestamp: string;
  name: string;
  type: 'user' | 'state' | 'error';
  metaData: Record<string, string>;
}

/** What is sent about an entry that led to an error. */
export function crumbOf(entry: Entry): Breadcrumb {
  const timestamp = new Date(entry.at).toISOString();
  if (entry.type === 'error') {
    const name = entry.error instanceof Error ? entry.error.name || 'Error' : typeof entry.error;
    return { timestamp, name: bareText(`${name}`), type: 'error', metaData: {} };
  }
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
