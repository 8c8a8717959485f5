import { afterAll, vi } from 'vitest';

// Test files of one thread share its global scope, and threads share Node's channels: nothing of one file may reach the next.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
afterAll(() => {
  vi.unstubAllGlobals();
});
