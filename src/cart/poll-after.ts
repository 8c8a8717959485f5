import * as z from 'zod/mini';

/** When it can't be read, a second from now: the wait that the API's other throttling has by default. */
const DEFAULT_WAIT = 1000;

/** `pollAfter` of a throttled answer, an absolute time, as milliseconds since the epoch. */
export const pollAfter = z.pipe(
  z.string(),
  z.transform((text) => {
    const at = Date.parse(text);
    return Number.isNaN(at) ? Date.now() + DEFAULT_WAIT : at;
  }),
);
