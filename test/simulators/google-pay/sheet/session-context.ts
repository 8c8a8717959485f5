import type { Log } from '../../rules/log';
import type { Options } from '../shopper/options';
import type { Session } from './session';

/** The window of a sheet, as far as it is needed here. */
export interface SheetWindow {
  readonly closed: boolean;
  close(): void;
}

/** What all sheets of a page share. */
export interface SessionContext {
  log: Log;
  options: Options;
  /** Writes to the page's console. */
  complain(level: 'error' | 'warn', text: string): void;
  /** The open sheet; there is at most one. */
  live(): Session | null;
  opened(session: Session): void;
  closed(session: Session): void;
  /** Called after each change of the sheet. */
  changed(): void;
}
