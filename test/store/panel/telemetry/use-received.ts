import { useEffect, useState } from 'react';
import { store, type ActiveFault } from '../store-client';
import type { Received } from './received';

/** How often the store is asked, in ms, while somebody can see the page. */
const EVERY = 1000;

/** What the page shows, and how to change it. */
export interface LiveView {
  received: readonly Received[];
  faults: readonly ActiveFault[];
  /** Why the store does not answer; empty when it does. */
  trouble: string;
  /** Makes a change, then reads the state again. Never rejects. */
  run(change: () => Promise<unknown>): Promise<void>;
}

/** Reads what the receivers got, again and again while the page is visible. */
export function useReceived(): LiveView {
  const [view, setView] = useState<Omit<LiveView, 'run'>>({ received: [], faults: [], trouble: '' });
  const [{ read, stop }] = useState(() => {
    let revision = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readNow = async () => {
      try {
        const answer = await store.received(revision);
        const faults = await store.faults();
        if (answer) ({ revision } = answer);
        setView((before) => ({ received: answer?.received ?? before.received, faults, trouble: '' }));
      } catch {
        setView((before) => ({ ...before, trouble: 'お店から返事がありません。' }));
      }
    };
    const again = async () => {
      clearTimeout(timer);
      if (!document.hidden) await readNow();
      // A hidden page waits, and reads at once when it is shown.
      timer = setTimeout(() => void again(), EVERY);
    };
    return { read: again, stop: () => clearTimeout(timer) };
  });
  useEffect(() => {
    const onShown = () => void (!document.hidden && read());
    document.addEventListener('visibilitychange', onShown);
    void read();
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      stop();
    };
  }, [read, stop]);
  const run = async (change: () => Promise<unknown>) => {
    try {
      await change();
      await read();
    } catch (error) {
      setView((before) => ({ ...before, trouble: error instanceof Error ? error.message : String(error) }));
    }
  };
  return { ...view, run };
}
