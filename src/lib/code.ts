/**
 * Fetches code that is not in the core, by its name in `chunk-names.ts`. Two tables have all of it, so that nothing else knows where a file is: `src/chunks.ts`
 * has what the core fetches, `src/companion/later-chunks.ts` what is fetched later.
 */

/** Fetches a file of code, and resolves with its functions; with none where the file runs by itself, and nobody waits for it. */
export type Chunk = () => Promise<object | undefined>;

const chunks: Record<number, Chunk> = {};

/** Adds the rows of a table. */
export const addChunks = (table: Readonly<Record<number, Chunk>>): unknown => Object.assign(chunks, table);

/** What has come. Throws where that has no function: a blocker's stub, or an upload that was cut. */
export function checked<T>(code: T | undefined): T {
  if (!code || !Object.keys(code)[0]) throw new Error('an empty script');
  return code;
}

/** Fetches a file of the tables. Rejects where it fails, takes longer than its limit, or has come without a function. */
export const fetchChunk = async <T>(name: number): Promise<T> => checked(await chunks[name]!()) as T;
