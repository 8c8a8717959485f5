import { useState } from 'react';
import { store, type ActiveFault, type Call } from './store-client';

/** The panel's view of the store, and how to change it. */
export interface StoreView {
  faults: readonly ActiveFault[];
  calls: readonly Call[];
  /** Why the last attempt failed; empty when it worked. */
  trouble: string;
  /** Makes the change, if one is given, then reads the store's state again. Never rejects. */
  run(change?: () => Promise<unknown>): Promise<void>;
}

/** Reads the store's state when `run` is called, not before. */
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
