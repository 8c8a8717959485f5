import { vi } from 'vitest';

/** In milliseconds. Vitest itself gives up after one second, which a machine with much else to do may need for an import. */
const LIMIT = { timeout: 20_000 };

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, options ?? LIMIT);
vi.waitUntil = (check, options) => waitUntil(check, options ?? LIMIT);
