import type { Log } from '../../rules/log';
import type { PageAround } from './page-around';

/** The page waits so long after the answer, in milliseconds; a timer may be a little early. */
const DELAY = 495;

/** Rules 7 and 8: what the page may tell the frame, and when. Gives a listener. */
export function messageChecks({ note, violate }: Log, around: PageAround | null) {
  let answeredAt: number | null = null;
  let told = 0;
  // The page's own clock: a test may have stopped it.
  const now = () => (around?.window ?? window).performance.now();
  return {
    answered: () => void (answeredAt ??= now()),
    /** @returns whether it asks the frame to come in */
    isAnimateIn({ data, origin }: MessageEvent<unknown>): boolean {
      note('call', 'postMessage', data);
      const { type, ...rest } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
      if (type !== 'animate-in' || Object.keys(rest).length > 0) {
        violate(7, `told ${JSON.stringify(data)}`);
        return false;
      }
      told += 1;
      if (told > 1) violate(7, `told ${told} times to come in`);
      if (around && origin !== around.window.location.origin) violate(7, `told by ${origin}`);
      if (answeredAt === null) violate(7, 'told to come in before it has answered');
      else if (now() - answeredAt < DELAY) violate(7, `told ${now() - answeredAt} ms after its answer`);
      if (around?.host.querySelector('[slot=promise]')) violate(8, 'told to come in while the promise is shown');
      return true;
    },
  };
}
