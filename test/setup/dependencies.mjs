import { readFileSync } from 'node:fs';
import { npmOrThrow, root } from './run.mjs';

/**
 * Whether what npm says it installed is what the lock file asks for. Compared by content: the times of files say nothing after a
 * checkout. Packages for other platforms are optional and may be absent.
 */
export function areCurrent(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return !!(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(root + path, 'utf8'));
  } catch {
    // Missing or half-written by an install that was stopped: both mean "install".
    return null;
  }
}

/** Installs the dependencies exactly as locked, unless they are there already. */
export async function installDependencies() {
  const lock = read('package-lock.json');
  const installed = read('node_modules/.package-lock.json');
  if (lock && installed && areCurrent(lock, installed)) return;
  console.log('Installing dependencies …');
  // NODE_ENV=production would leave out what the build needs.
  await npmOrThrow(['ci', '--include=dev', '--no-audit', '--no-fund'], 'npm ci failed; its own message is above.');
}
