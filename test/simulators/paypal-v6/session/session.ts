import type { OpenedWindow } from '../../paypal/surface/surface';
import { ruleOf } from '../../rules/refuse';
import type { PageContext } from '../context';
import { initError, payPalError } from '../rules/errors';
import type { Given, Session, SessionKind } from '../rules/types';
import { checkSession } from './check-session';
import { createFlow, type Flow } from './flow';
import { modeOf, promiseOf, type Mode } from './start-options';

const BLOCKED = () => payPalError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'unable to open popup', true);

/** Opens the window of a mode, or throws what PayPal rejects with. */
function openWindow(mode: Mode, { surface, options }: PageContext, acts: () => Flow | null): OpenedWindow {
  const popup = mode === 'modal' ? null : surface.open('popup', acts);
  if (popup) return popup;
  const isPopup = mode === 'popup' || (mode === 'auto' && options.auto === 'opens a window');
  const modal = isPopup || options.modal === 'fails' ? null : surface.open('modal', acts);
  if (modal) return modal;
  throw mode === 'modal' ? payPalError('ERR_FLOW_MODAL', 'unable to open modal') : BLOCKED();
}

/** One session, which may be started many times. */
export function createSession(kind: SessionKind, given: Given, context: PageContext): Session {
  const { log, options } = context;
  const page = checkSession(kind, given, log);
  let flow: Flow | null = null;
  /** Its callbacks may still be on their way when it is over. */
  let latest: Flow | null = null;
  let isDestroyed = false;

  const start = (presentation: Given, promised: unknown): Promise<void> => {
    if (isDestroyed) {
      log.violate(19, 'start() was called after destroy(), or after the page was left');
      throw initError('The session was destroyed');
    }
    const promise = promiseOf(promised);
    const mode = modeOf(kind, presentation);
    if (flow) {
      if (options.secondStart === 'ignored') return Promise.resolve();
      throw payPalError('ERR_FLOW_ALREADY_STARTED', 'The session is running');
    }
    const mine: Flow = createFlow(
      {
        kind,
        page,
        promise,
        window: openWindow(mode, context, () => mine),
        over(ended) {
          if (flow === ended) flow = null;
          context.ended(ended);
        },
      },
      context,
    );
    flow = latest = mine;
    context.started(mine);
    void mine.begin();
    if (options.starts === 'when it is over') return mine.done;
    mine.done.catch(() => {
      // Only callbacks tell it.
    });
    return Promise.resolve();
  };

  const end = () => {
    isDestroyed = true;
    latest?.destroy();
    context.sessions.delete(end);
  };
  context.sessions.add(end);
  const session: Session = {
    // Real sessions throw only for what is no promise; all else is a rejection.
    start(presentation = { presentationMode: 'auto' }, promised) {
      try {
        return log.call('start', presentation, () => start(presentation, promised));
      } catch (error) {
        if (ruleOf(error) === 8) throw error;
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever was thrown
        return Promise.reject(error);
      }
    },
    cancel() {
      log.note('call', 'cancel');
      flow?.stop();
    },
    destroy() {
      log.note('call', 'destroy');
      end();
    },
    ...(kind === 'paypal' && { hasReturned: () => false, resume: async () => {} }),
  };
  return session;
}
