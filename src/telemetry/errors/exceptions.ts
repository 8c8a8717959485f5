import { bareAddress, bareText } from '../bare-text';

/** One call of a stack, as the error-reporting service writes it. */
interface Frame {
  file: string;
  lineNumber: number;
  columnNumber: number;
  method?: string;
}

/** `at method (file:line:column)` of V8. */
const V8 = /^\s*at (?:(.*) )?\(?(\S+?):(\d+):(\d+)\)?$/;
/** `method@file:line:column` of SpiderMonkey and JavaScriptCore. */
const OTHERS = /^(.*?)@(\S*?):(\d+):(\d+)$/;

function frameOf(line: string): Frame[] {
  const [, method, address = '', lineNumber, columnNumber] = V8.exec(line) ?? OTHERS.exec(line) ?? [];
  const file = bareAddress(address);
  if (!file) return [];
  const found = { file, lineNumber: Number(lineNumber), columnNumber: Number(columnNumber) };
  // The code of `eval` names the address that it stands in.
  return [method ? { ...found, method: bareText(method) } : found];
}

/** The calls of an error's stack, latest first, in any engine's spelling; those without an address are left out. */
export const framesOf = (stack: unknown): Frame[] =>
  typeof stack === 'string' ? stack.split('\n').flatMap(frameOf) : [];

function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.getRandomValues) return crypto.getRandomValues(bytes);
  // Good enough to tell visits apart: nothing secret depends on it.
  return bytes.map(() => Math.random() * 256);
}

/** A random id. Insecure pages and old browsers have no `randomUUID`: theirs are 32 hexadecimal digits. */
export function randomId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.randomUUID) return crypto.randomUUID();
  let id = '';
  for (const byte of randomBytes()) id += byte.toString(16).padStart(2, '0');
  return id;
}

/** Maximum number of causes, and maximum length of a message in characters. */
const MAX_CAUSES = 20;
const LONGEST = 10_240;

/** One error of a chain, as the error-reporting service writes it. */
interface Exception {
  errorClass: string;
  message: string;
  type: 'browserjs';
  stacktrace: Frame[];
}

/** A text for a thrown value that has no words of its own. */
function textOf(thrown: unknown): string {
  try {
    // Only the kind of object: its members may be the shopper's data.
    return typeof thrown === 'object' && thrown ? Object.prototype.toString.call(thrown) : String(thrown);
  } catch {
    // The value may be the page's, with a `toString` or a getter that throws.
    return 'unreadable';
  }
}

/** What an error says in words: Google's are plain objects with a code and a message, those of a frame's are no `Error` of the page. */
interface Worded {
  name?: unknown;
  statusCode?: unknown;
  statusMessage?: unknown;
  message?: unknown;
  stack?: unknown;
}

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** What is sent of a thrown value. */
function wordsOf(thrown: unknown): { name: string; message: string; stack?: unknown } {
  try {
    if (typeof thrown !== 'object' || !thrown) return { name: typeof thrown, message: textOf(thrown) };
    const isError = thrown instanceof Error;
    const { name, statusCode, statusMessage, message, stack } = thrown as Worded;
    const words = [statusCode, statusMessage, message].filter(isText).join(': ');
    return {
      name: isText(name) ? `${name}` : isError ? 'Error' : 'object',
      message: words || (isError ? '' : textOf(thrown)),
      stack,
    };
  } catch {
    // A getter of the page's has thrown.
    return { name: typeof thrown, message: 'unreadable' };
  }
}

function exceptionOf(thrown: unknown): Exception {
  const { name, message, stack } = wordsOf(thrown);
  return {
    errorClass: bareText(name),
    message: bareText(message.slice(0, LONGEST)).slice(0, LONGEST),
    type: 'browserjs',
    stacktrace: framesOf(stack),
  };
}

/** An error and its causes, outermost first. A circular chain ends where it repeats. */
export function exceptionsOf(thrown: unknown): Exception[] {
  const seen = new Set<unknown>();
  let next = thrown;
  do {
    seen.add(next);
    next = (next as { cause?: unknown } | null | undefined)?.cause;
  } while (next != null && !seen.has(next) && seen.size < MAX_CAUSES);
  return [...seen].map(exceptionOf);
}
