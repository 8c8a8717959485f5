import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StoreOptions } from '../server/create-store';
import { openStore, type OpenStore } from './open-store';

/** One store for all tests of a file, reset before each. It can be called from the first test on. */
export function useStore(options?: StoreOptions): OpenStore {
  const store = {} as OpenStore;
  beforeAll(async () => {
    Object.assign(store, await openStore(options));
  });
  beforeEach(() => store.post('/__store/reset', {}));
  afterAll(() => store.close());
  return store;
}
