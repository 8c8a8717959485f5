import { cards } from '../shopper/cards';
import { contacts } from '../shopper/contacts';
import { createLog, type Notice } from './log';

/** One sheet of a page, as far as every simulator knows it. */
interface OpenSheet<Sheet> {
  state(): string;
  snapshot(): Sheet;
  cancel(): void;
}

/** What a simulator of sheets reports while it runs: `shown` is an open sheet, `sheet` one that ended. */
export type SheetNotice<Sheet> = Notice | { type: 'shown' | 'sheet'; sheet: Sheet };

/** The sheets of one page, of which one is open at most, the log of both sides, and who looks at them. */
export function createPageSheets<Session extends OpenSheet<Sheet>, Sheet>(tell?: (notice: SheetNotice<Sheet>) => void) {
  const log = createLog((notice) => tell?.(notice));
  const watchers = new Set<() => void>();
  let latest: Session | null = null;
  let live: Session | null = null;
  const changed = () => {
    if (live) tell?.({ type: 'shown', sheet: live.snapshot() });
    for (const watcher of watchers) watcher();
  };
  return {
    /** What the sessions of a page share. */
    context: {
      log,
      /** The open one. */
      live: (): Session | null => live,
      opened(session: Session) {
        live = latest = session;
        changed();
      },
      closed(session: Session) {
        live = null;
        tell?.({ type: 'sheet', sheet: session.snapshot() });
        changed();
      },
      /** Called after each change of a sheet. */
      changed,
    },
    /** The open sheet, for a control that the shopper can use now. @throws where there is none, or it is busy */
    inHand(control: string, chosen?: unknown): Session {
      if (live?.state() !== 'ready')
        throw new Error(`${control}: the sheet is ${live ? live.state() : 'not there'}, not ready.`);
      log.note('user', control, chosen);
      return live;
    },
    /** Closes the sheet, whatever it is doing. */
    cancel() {
      if (!live) throw new Error('cancel: there is no sheet.');
      log.note('user', 'cancel');
      live.cancel();
    },
    /** What tests and drawn sheets see of it. */
    face: {
      /** What the sheet shows, or showed last; null before the first. */
      sheet: (): Sheet | null => latest?.snapshot() ?? null,
      log: log.log,
      get calls() {
        return log.log.filter(({ kind }) => kind === 'call');
      },
      violations: log.violations,
      contacts,
      cards,
      /** Calls back after each change. @returns how to stop */
      watch(watcher: () => void): () => void {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    },
  };
}
