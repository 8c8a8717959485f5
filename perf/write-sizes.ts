// npm run write-sizes: writes the limits of size-limit.json into the documents that repeat them; with --measure, those limits first.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeOptions } from './measure/take-options';
import { putLimits, writeLimits } from './sizes/put-limits';
import { DOCUMENTS, putSizes } from './sizes/put-sizes';
import type { Row, Weight } from './sizes/rows';

const root = resolve(import.meta.dirname, '..');
const LIMITS = 'size-limit.json';

const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Writes a file if its text has changed, and says so. */
function write(path: string, before: string, now: string): void {
  if (now !== before) writeFileSync(resolve(root, path), now);
  console.log(`${path}: ${now === before ? 'as it was' : 'written'}`);
}

/**
 * Weighs all rows as `npm run size` does, on the last build.
 *
 * @throws when a file of a row was not built
 */
function weighRows(): Weight[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/size-limit/bin.js'), '--config', LIMITS, '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  // Its exit code says whether a limit is exceeded, which is no error here.
  const answer: unknown = JSON.parse(stdout || 'null');
  if (!Array.isArray(answer)) throw new Error(`size-limit could not weigh the build: ${stdout}${stderr}`);
  return (answer as { name: string; size?: number }[]).map(({ name, size }) => {
    if (!size) throw new Error(`“${name}” has a file that was not built: npm run build makes it`);
    return { name, bytes: size };
  });
}

/** Gives all rows the limits of the last build's sizes, and says what has changed. */
function measure(): void {
  const before = read(LIMITS);
  const { rows, changes, above } = putLimits(JSON.parse(before) as Row[], weighRows());
  for (const { name, bytes, before: old, now } of changes) console.log(`${name}: ${old} → ${now} (${bytes} bytes)`);
  write(LIMITS, before, writeLimits(before, rows));
  for (const { name, bytes } of above) console.error(`${name}: ${bytes} bytes are above its limit, which stays`);
  if (above.length) process.exitCode = 1;
}

takeOptions({ options: ['--measure'] });
try {
  if (process.argv.includes('--measure')) measure();
  const rows = JSON.parse(read(LIMITS)) as Row[];
  // All are made before the first is written: a document that can't be made leaves the others as they are.
  const made = DOCUMENTS.map((path) => ({ path, before: read(path) })).map(({ path, before }) => {
    try {
      return [path, before, putSizes(before, rows)] as const;
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
    }
  });
  for (const each of made) write(...each);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
