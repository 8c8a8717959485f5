/** When it can't be read, a second from now: the wait that the API's other throttling has by default. */
const DEFAULT_WAIT = 1000;

/** `pollAfter` of a throttled answer, an absolute time, as milliseconds since the epoch. */
export function pollAfter(text: string | null | undefined): number {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? Date.now() + DEFAULT_WAIT : at;
}
