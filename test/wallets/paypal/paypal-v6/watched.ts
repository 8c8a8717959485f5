import type { CreateSession, Instance } from '../../../simulators/paypal-v6/rules/types';
import type { SessionOptions } from '../../../simulators/paypal-v6/session/check-session';
import type { Way } from './ways';

/** A callback that PayPal has called. */
interface Signal {
  /** `onError` with the error's code or name. */
  name: string;
  /** Whether the shopper did it in the window of a press that was under way. */
  isFromWindow: boolean;
}

/** One session of the page's, and what PayPal has told of it, in order. */
export interface SeenSession {
  options: SessionOptions;
  /** Whether it waits for a press. */
  isReady: boolean;
  signals: Signal[];
  /** What its start was promised, once that has come. */
  token: string | null;
  /** What the page and its shopper had done when it was started: once more has happened, nobody waits for it. */
  startedAfter: string;
}

/**
 * Notes what the page's sessions are told; nothing of it changes.
 *
 * @param isAwaited whether a press is under way
 * @param happened what the page and its shopper have done so far
 */
export function watched(
  instance: Instance,
  { sessions, way }: { sessions: SeenSession[]; way: Pick<Way, 'destroyThrows'> },
  isAwaited: () => boolean,
  happened: () => string,
): Instance {
  const watch = (create: CreateSession): CreateSession => {
    return (given = {}) => {
      const kept: SeenSession = { options: given, isReady: true, signals: [], token: null, startedAfter: '' };
      sessions.push(kept);
      const told = (name: 'onApprove' | 'onCancel' | 'onError') => (data: object) => {
        const error = name === 'onError' ? ` ${String((data as { code?: unknown }).code)}` : '';
        kept.signals.push({ name: name + error, isFromWindow: isAwaited() || happened() === kept.startedAfter });
        return kept.options[name]!(data);
      };
      const callbacks = { onApprove: told('onApprove'), onCancel: told('onCancel'), onError: told('onError') };
      const session = create({ ...given, ...callbacks });
      return {
        ...session,
        start(options, promise) {
          kept.isReady = false;
          kept.startedAfter = happened();
          void (promise as Promise<object>).then(
            (token) => (kept.token = String(Object.values(token)[0])),
            () => {},
          );
          return session.start(options, promise);
        },
        destroy() {
          session.destroy();
          if (way.destroyThrows) throw new Error('nothing to destroy');
        },
      };
    };
  };
  const methods = Object.entries(instance).map(([name, method]) => [
    name,
    name.startsWith('create') ? watch(method as CreateSession) : (method as unknown),
  ]);
  return Object.fromEntries(methods) as Instance;
}
