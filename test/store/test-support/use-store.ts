import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStore, type OpenStore } from './open-store';

/** One store for all tests of a file, reset before each. It can be called from the first test on. */
export function useStore(): OpenStore {
  const store = {} as OpenStore;
  beforeAll(async () => {
    Object.assign(store, await openStore());
  });
  beforeEach(() => store.post('/__store/reset', {}));
  afterAll(() => store.close());
  return store;
}
