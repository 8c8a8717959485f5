import { flush, sendBy, type Entry } from '../../src/lib/track';

/** What was tracked and reported since the last call, oldest first: this is the sender. */
export function takeEntries(): Entry[] {
  const taken: Entry[] = [];
  sendBy((entries) => taken.push(...entries));
  flush();
  return taken;
}
