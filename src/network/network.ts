/** Whether the page is online, and what is done again when the network is back. Nothing here is seen: wait-for-network.ts tells shoppers. */
import { pageOrigin } from '../lib/addresses';
import { withTimeout } from '../lib/async';
import { NETWORK_ANSWER, NETWORK_ASK, NETWORK_PAUSE } from '../limits';

/** The store gave no answer when it was last asked. */
let isLost = false;

/** The store has answered since the browser said that it is offline. With some VPNs on Windows, browsers say so all the time. */
let isBrowserWrong = false;

const browserSaysNo = (): boolean => navigator.onLine === false && !isBrowserWrong;

/** Whether the page seems to be offline: the browser says so, which only the store can tell for sure, or the store did not answer. */
export const isOffline = (): boolean => isLost || browserSaysNo();

/** Notes that the store has answered; what the browser has said before counts no more, only what it says from now on. */
function noteAnswer(): void {
  isLost = false;
  if (!browserSaysNo()) return;
  isBrowserWrong = true;
  addEventListener('online', () => (isBrowserWrong = false), { once: true });
}

/** Asks the store whether the page is online: any answer will do, also a late one. */
function askStore(): Promise<void> {
  const saidNo = browserSaysNo();
  const answer = Promise.resolve()
    .then(() => fetch(`${pageOrigin()}/`, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }))
    .then(noteAnswer);
  // Where the browser is right, it also says when the network is back.
  return withTimeout(NETWORK_ANSWER, answer).catch(() => void (isLost = !saidNo));
}

/** Whether the page is online. Where it seems to be offline, the store is asked first. */
export const hasNetwork = (): Promise<boolean> =>
  isOffline() ? askStore().then(() => !isOffline()) : Promise.resolve(true);

/**
 * Waits for the network.
 *
 * @param isOver asked at every check while there is none; true ends the wait
 * @returns whether the page is online now
 */
export const pollForNetwork = (isOver: () => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    let asked = -Infinity;
    let isDone = false;
    const check = () => {
      if (isDone) return;
      const isBack = !isOffline();
      if (isBack || isOver()) {
        isDone = true;
        clearInterval(timer);
        return resolve(isBack);
      }
      if (performance.now() < asked + NETWORK_ASK) return;
      asked = performance.now();
      // The store has answered: nobody waits for the next look.
      void askStore().then(check);
    };
    const timer = setInterval(check, NETWORK_PAUSE);
    check();
  });

/**
 * Fetches code, and again when the network is back. Where the store answers although the code has failed, it is asked for once more: a blocked
 * file is not waited for.
 *
 * We assume what the HTML standard says since 2026 (whatwg/html#10327): a module whose fetch has failed is fetched again when it is imported
 * again. Seen in Chromium 156; Firefox and Safari are said to do so. Older browsers keep the failure, and a second import fails at once. So
 * nothing is imported while the page is known to be offline, and what has failed there before that was known ends as all missing code does:
 * at the store's own checkout, with the network back. Another query in the address is no way: it would start a second copy of what other files
 * import, and an import map has no hash for it.
 *
 * @param wait waits for the network, and resolves with whether the page is online
 */
export function tryAgain<T>(load: () => Promise<T>, wait: () => Promise<boolean>): Promise<T> {
  let isLast = false;
  const attempt = (): Promise<T> =>
    isOffline()
      ? wait().then((isBack) => {
          if (!isBack) throw new Error('no network');
          return attempt();
        })
      : load().catch((error: unknown) =>
          askStore().then(() => {
            if (isLast && !isOffline()) throw error;
            isLast ||= !isOffline();
            return attempt();
          }),
        );
  return attempt();
}
