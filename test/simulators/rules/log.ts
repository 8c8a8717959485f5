import { ruleOf } from './refuse';

export interface LogEntry {
  /** `call` by the page, `event` for the page, `answer` of the page to an event that is a callback, `user`: what the shopper did. */
  kind: 'call' | 'event' | 'answer' | 'user';
  name: string;
  /** What was given, delivered, answered or chosen. */
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
  /** Runs a call of the page. If the simulator refuses it, that is a violation, even when the page catches the exception. */
  call<T>(name: string, detail: unknown, run: () => T): T;
}

/** What a simulator reports while it runs, so that nothing is lost when its page is left. */
export type Notice = { type: 'log'; entry: LogEntry } | { type: 'violation'; text: string };

/** A copy that can't change later. Not made by JSON, because some pages add a `toJSON` to every object. */
const plain = (value: unknown): unknown => {
  try {
    return structuredClone(value) ?? null;
  } catch {
    // Functions and elements can't be cloned; their text is enough for a log.
    return String(value);
  }
};

/** Name and message of an error; for the plain objects that Google rejects with, their code and message. */
function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || error instanceof Error || !('statusCode' in error))
    return String(error);
  const { statusCode, statusMessage } = error as { statusCode: unknown; statusMessage?: unknown };
  return [statusCode, statusMessage].filter((part) => part !== undefined).join(': ');
}

/** The log of everything between page and sheet, and of the rules that the page broke. */
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
        entry.threw = textOf(error);
        const rule = ruleOf(error);
        if (rule > 0) violate(rule, `${name}: ${entry.threw}`);
        throw error;
      } finally {
        tell({ type: 'log', entry });
      }
    },
  };
}
