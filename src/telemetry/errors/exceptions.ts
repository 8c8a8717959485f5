import { bareText } from '../bare-text';
import { framesOf, type Frame } from './stack';

/** Maximum number of causes, and maximum length of a message in characters. */
const MAX_CAUSES = 20;
const LONGEST = 10_240;

/** One error of a chain, as the error-reporting service writes it. */
export interface Exception {
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
