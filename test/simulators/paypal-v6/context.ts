import type { Browser } from '../paypal/buttons/browsers';
import type { Orders } from '../paypal/rules/paypal-types';
import type { OpenedWindow, WindowActs } from '../paypal/surface/surface';
import type { Log } from '../rules/log';
import type { Flow } from './session/flow';
import type { Options } from './options';

/** PayPal's own server, as the core asks it. */
export interface Server extends Orders {
  /** Resolves when it has answered; rejects where the page may not ask it. */
  eligibility(): Promise<void>;
  /** Fetches the code of a component; rejects where it does not come. */
  component(name: string): Promise<void>;
}

/** Where windows are opened. */
export interface Surface {
  /** Null where the browser does not let it open: then a frame may take its place. */
  open(mode: 'popup' | 'modal', acts: () => WindowActs | null): OpenedWindow | null;
}

/** What all sessions of a page share. */
export interface PageContext {
  log: Log;
  options: Options;
  browser: Browser;
  server: Server;
  surface: Surface;
  /** How each session of the page is ended when the page is left. */
  sessions: Set<() => void>;
  /** A press has opened a window, or was asked to. */
  started(flow: Flow): void;
  ended(flow: Flow): void;
  changed(): void;
}
