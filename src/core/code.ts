/**
 * Fetches code that is not in the core, by its name in `chunk-names.ts`. Two tables have all of it, so that nothing else knows where a file is: `src/chunks.ts`
 * has what the core fetches, `src/companion/chunks.ts` what is fetched later.
 */
import { withTimeout } from './lib/with-timeout';

/** A file of code, as a table names it. */
export type Chunk = readonly [
  /** Fetches it, and resolves with its functions; with none where the file runs by itself, and nobody waits for it. */
  load: () => Promise<object | undefined>,
  /** How long it may take, in milliseconds; 0 where whoever asks for it has a limit. */
  limit?: number,
  /** Fetch the files that it imports: at the same time, not one after another. */
  ...beside: (() => Promise<void>)[],
];

const chunks: Record<number, Chunk> = {};

/** Adds the rows of a table. */
export const addChunks = (table: Readonly<Record<number, Chunk>>): unknown => Object.assign(chunks, table);

/** What has come. Throws where that has no function: a blocker's stub, or an upload that was cut. */
export function checked<T>(code: T | undefined): T {
  if (!code || !Object.keys(code)[0]) throw new Error('an empty script');
  return code;
}

/**
 * Fetches a file of the tables, and those that it imports. Rejects where it fails, takes too long, or has come without a function.
 */
export async function fetchChunk<T>(name: number): Promise<T> {
  const [load, limit, ...beside] = chunks[name]!;
  const file = Promise.all([load(), ...beside.map((other) => other())]);
  return checked((await (limit ? withTimeout(limit, file) : file))[0]) as T;
}
