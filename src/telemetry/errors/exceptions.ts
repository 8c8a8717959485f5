import { bareText } from '../bare-text';
import { framesOf, type Frame } from './stack';

/** Most causes, and the longest message in characters. */
const MAX_CAUSES = 20;
const LONGEST = 10_240;

/** One error of a chain, as the error-reporting service writes it. */
export interface Exception {
  errorClass: string;
  message: string;
  type: 'browserjs';
  stacktrace: Frame[];
}

/** What a thing says of itself that was thrown; a getter of the page may throw. */
function textOf(thrown: unknown): string {
  try {
    // Not its members, which nobody has looked through.
    return typeof thrown === 'object' && thrown ? Object.prototype.toString.call(thrown) : String(thrown);
  } catch {
    return 'unreadable';
  }
}

function exceptionOf(thrown: unknown): Exception {
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  const { name, message, stack } = isError ? thrown : { name: typeof thrown, message: textOf(thrown), stack: '' };
  return {
    errorClass: String(name || 'Error'),
    message: bareText(String(message).slice(0, LONGEST)).slice(0, LONGEST),
    type: 'browserjs',
    stacktrace: framesOf(stack),
  };
}

/** An error and its causes, outermost first; a chain that comes back to itself ends there. */
export function exceptionsOf(thrown: unknown): Exception[] {
  const seen = new Set<unknown>();
  let next = thrown;
  do {
    seen.add(next);
    next = (next as { cause?: unknown } | null | undefined)?.cause;
  } while (next != null && !seen.has(next) && seen.size < MAX_CAUSES);
  return [...seen].map(exceptionOf);
}
