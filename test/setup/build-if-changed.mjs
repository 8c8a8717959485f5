import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All files below a file or folder, by path; none when it does not exist. */
function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** One hash of the names and contents of files and folders. Contents, because a checkout changes the times of files that are the same. */
function hashFiles(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or half-written: both mean that nobody knows what was built.
    return {};
  }
}

/**
 * Calls `build` unless `output` is what it made of these very `inputs` the last time. Answers whether it was called.
 *
 * @param root folder that the paths are in, and whose `node_modules/.cache/karui/<name>.json` remembers both hashes
 */
export async function buildIfChanged({ root, name, inputs, output }, build) {
  const record = join(root, 'node_modules/.cache/karui', `${name}.json`);
  // Before the build: what is edited while it runs is built the next time.
  const wanted = hashFiles(root, inputs);
  const built = readRecord(record);
  if (built.inputs === wanted && built.output === hashFiles(root, [output])) return false;
  await build();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ inputs: wanted, output: hashFiles(root, [output]) }));
  return true;
}
