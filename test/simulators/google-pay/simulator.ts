import { createGesture } from '../rules/gesture';
import { createPageSheets, type SheetNotice } from '../rules/page-sheets';
import { createActivation } from './client/activation';
import { createClientClass, type ClientContext } from './client/payments-client';
import { createControls } from './controls';
import { accounts } from './shopper/accounts';
import { defaults, type Options } from './shopper/options';
import type { Session } from './sheet/session';
import type { SheetWindow } from './sheet/session-context';
import type { Sheet } from './sheet/sheet';

interface Surroundings {
  /** Where gestures are seen and the page is left: the window. */
  target?: EventTarget;
  isSecure?: boolean;
  /** Opens a real window; without it, none can be opened. */
  openWindow?(address: string): SheetWindow | null;
  /** Writes to the page's console; by default to the real one. */
  complain?(level: 'error' | 'warn', text: string): void;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: SheetNotice<Sheet>): void;
}

/** Google Pay for one page: `google.payments.api`, the shopper's controls, and a log of both sides. */
export function createSimulator(given: Partial<Options> = {}, surroundings: Surroundings = {}) {
  const { target, isSecure = true, tell } = surroundings;
  const options: Options = { ...defaults, ...given };
  const sheets = createPageSheets<Session, Sheet>(tell);
  const gesture = createGesture(target);
  const activation = createActivation(target);
  const context: ClientContext = {
    ...sheets.context,
    options,
    gesture,
    activation,
    isSecure,
    openWindow: surroundings.openWindow ?? (() => null),
    complain: surroundings.complain ?? ((level, text) => console[level](text)),
  };
  target?.addEventListener('pagehide', () => context.live()?.leave());
  return Object.assign(sheets.face, {
    api: { PaymentsClient: createClientClass(context) },
    user: createControls(sheets),
    options,
    /** Runs a function as a click handler would run. */
    gesture<T>(handler: () => T): T {
      activation.act();
      return gesture.run(handler);
    },
    accounts,
  });
}

export type Simulator = ReturnType<typeof createSimulator>;
