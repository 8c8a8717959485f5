import { withTimeout } from '../../../src/lib/async';
import type { VendorsWindow } from '../../../src/wallet';
import type { PayPalPress } from '../paypal-press';
import { kinds, type Kind } from './core-script';
import type { ReadySessions, ReadySession } from './sessions';
import { startSession } from './start-session';
import { SESSION_LIMIT } from '../../limits';

/** Opens PayPal's window for a press, in the click where a session is there. */
export function openWindow(sessions: ReadySessions, kind: Kind, press: PayPalPress): VendorsWindow {
  let started: ReadySession | undefined;
  let isOver = false;
  let giveBack!: () => void;
  const givenBack = new Promise<undefined>((resolve) => (giveBack = () => resolve(undefined)));
  const end = () => {
    isOver = true;
    try {
      started?.session.destroy();
    } catch {
      // The press has its ending all the same.
    }
    started = undefined;
  };
  const start = (ready: ReadySession) => {
    if (isOver) return;
    started = ready;
    sessions.use(kind);
    void startSession(ready, press, kinds[kind].token, () => isOver).then((isLeft) => {
      if (isLeft) giveBack();
    });
    // The next press finds one, too.
    sessions.make(kind).catch(() => {
      // It tries again.
    });
  };
  const ready = sessions.now(kind);
  if (ready) start(ready);
  else
    withTimeout(SESSION_LIMIT, sessions.make(kind)).then(start, (error: unknown) =>
      press.pass((paypalWindow) => {
        paypalWindow.create().catch(() => {
          // The press has told it.
        });
        paypalWindow.toCheckout(error);
      }),
    );
  const opened: VendorsWindow = {
    async run(endedEarly) {
      const ending = press.run(endedEarly).finally(end);
      const first = await Promise.race([ending, givenBack]);
      if (first) return first;
      // The session lives on: the shopper may go back to the window and approve.
      opened.later = ending;
      return { type: 'cancelled' };
    },
    close() {
      // At once, because the next press opens its own window in the same click.
      end();
      press.pass((paypalWindow) => paypalWindow.cancel());
    },
  };
  return opened;
}
