import { withTimeout } from '../../../src/core/lib/with-timeout';
import type { VendorsWindow } from '../../../src/wallet';
import type { PayPalPress } from '../button-presses';
import type { ReadySessions } from './ready-sessions';
import { kinds, type Kind, type ReadySession } from './sessions';
import { startSession } from './start';

/** How long a press waits for a session that is not there yet, in milliseconds: the browser forgets the click after 5 s. */
const SESSION_LIMIT = 2000;

/** Opens PayPal's window for a press, in the click where a session is there. */
export function openWindow(sessions: ReadySessions, kind: Kind, press: PayPalPress): VendorsWindow {
  let started: ReadySession | undefined;
  let isOver = false;
  const start = (ready: ReadySession) => {
    if (isOver) return;
    started = ready;
    sessions.use(kind);
    void startSession(ready, press, kinds[kind].token, () => isOver);
    // The next press finds one, too.
    sessions.make(kind).catch(() => {
      // It tries again.
    });
  };
  const ready = sessions.now(kind);
  if (ready) start(ready);
  else
    withTimeout(SESSION_LIMIT, sessions.make(kind)).then(start, (error: unknown) =>
      press.tell((paypalWindow) => {
        paypalWindow.create().catch(() => {
          // The press has told it.
        });
        paypalWindow.toCheckout(error);
      }),
    );
  return {
    run: (endedEarly) =>
      press.run(endedEarly).finally(() => {
        isOver = true;
        try {
          started?.session.destroy();
        } catch {
          // The press has its ending all the same.
        }
      }),
    close: () => press.tell((paypalWindow) => paypalWindow.cancel()),
  };
}
