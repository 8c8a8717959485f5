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

/** A text for a thrown value that is no error. */
function textOf(thrown: unknown): string {
  try {
    // Only the kind of object: its members may be the shopper's data.
    return typeof thrown === 'object' && thrown ? Object.prototype.toString.call(thrown) : String(thrown);
  } catch {
    // The value may be the page's, with a `toString` or a getter that throws.
    return 'unreadable';
  }
}

function exceptionOf(thrown: unknown): Exception {
  const { name, message, stack } =
    thrown instanceof Error ? thrown : { name: typeof thrown, message: textOf(thrown), stack: '' };
  return {
    errorClass: bareText(String(name || 'Error')),
    message: bareText(String(message).slice(0, LONGEST)).slice(0, LONGEST),
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
