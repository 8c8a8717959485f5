import { afterAll, vi } from 'vitest';

// Files of one thread share the global scope: what one of them has left stubbed would come back in the middle of the next one's tests.
afterAll(() => {
  vi.unstubAllGlobals();
});
