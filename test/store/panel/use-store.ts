import { useState } from 'react';
import { store, type ActiveFault, type Call } from './store-client';

/** What the panel knows of the store, and the way to change it. */
export interface StoreView {
  faults: readonly ActiveFault[];
  calls: readonly Call[];
  /** Why the last attempt failed; empty when it did not. */
  trouble: string;
  /** Makes the change, if one is given, then reads the store afresh. Never rejects. */
  run(change?: () => Promise<unknown>): Promise<void>;
}

/** Knows nothing and asks nothing until its `run` is called. */
export function useStore(): StoreView {
  const [view, setView] = useState<Omit<StoreView, 'run'>>({ faults: [], calls: [], trouble: '' });
  const run = async (change?: () => Promise<unknown>) => {
    try {
      await change?.();
      const [faults, calls] = await Promise.all([store.faults(), store.calls()]);
      setView({ faults, calls, trouble: '' });
    } catch (error) {
      setView((before) => ({ ...before, trouble: error instanceof Error ? error.message : String(error) }));
    }
  };
  return { ...view, run };
}
