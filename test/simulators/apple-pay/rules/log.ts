import { ruleOf } from './refuse';

export interface LogEntry {
  kind: 'call' | 'event' | 'user';
  name: string;
  /** What was given, delivered or chosen. */
  detail: unknown;
  /** Name and message of the exception that the call ended with. */
  threw?: string;
}

export interface Log {
  log: LogEntry[];
  /** Each begins with the number of its rule. */
  violations: string[];
  note(kind: LogEntry['kind'], name: string, detail?: unknown): void;
  violate(rule: number, what: string): void;
  /** Runs a call of the page’s; what the simulator refuses is a violation too, whether or not the page catches it. */
  call<T>(name: string, detail: unknown, run: () => T): T;
}

/** What a simulator tells of itself as it happens, so that nothing is lost with a page that goes away. */
export type Notice = { type: 'log'; entry: LogEntry } | { type: 'violation'; text: string };

/** A copy that nobody changes afterwards. Not by way of JSON: pages have been seen to change what that says. */
const plain = (value: unknown): unknown => {
  try {
    return structuredClone(value) ?? null;
  } catch {
    // A function or an element, which nothing of Apple Pay takes; its name is enough for a log.
    return String(value);
  }
};

/** The strict log of everything that went over the border between page and sheet. */
export function createLog(tell: (notice: Notice) => void): Log {
  const log: LogEntry[] = [];
  const violations: string[] = [];
  const violate = (rule: number, what: string) => {
    const text = `${rule}: ${what}`;
    violations.push(text);
    tell({ type: 'violation', text });
  };
  return {
    log,
    violations,
    violate,
    note(kind, name, detail) {
      const entry = { kind, name, detail: plain(detail) };
      log.push(entry);
      tell({ type: 'log', entry });
    },
    call(name, detail, run) {
      const entry: LogEntry = { kind: 'call', name, detail: plain(detail) };
      log.push(entry);
      try {
        return run();
      } catch (error) {
        entry.threw = String(error);
        const rule = ruleOf(error);
        if (rule > 0) violate(rule, `${name}: ${entry.threw}`);
        throw error;
      } finally {
        tell({ type: 'log', entry });
      }
    },
  };
}
