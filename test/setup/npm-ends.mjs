import { spawnSync } from 'node:child_process';

/** In milliseconds. */
const LOOK_EVERY = 250;

/**
 * Process ids of npm and of the shell in which it runs a script, if they are between this process and the user's own shell;
 * none where npm did not start it.
 */
function startedBy() {
  if (!process.env.npm_lifecycle_event) return [];
  const parent = process.ppid;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  // Some shells make way for the script: npm is the parent then. Without `ps`, only the parent is known.
  const [, grandparent] = /^\s*(\d+)\s+\S*sh\s*$/.exec(stdout ?? '') ?? [];
  return grandparent ? [parent, Number(grandparent)] : [parent];
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process runs, and belongs to another user.
    return error.code === 'EPERM';
  }
}

/**
 * Calls back once when npm, which started this process, or the shell between the two has ended: a shell that is told to end does not pass
 * that on, and npm does not pass on that its terminal was closed. Answers how to stop looking.
 */
export function whenNpmEnds(callback) {
  const starters = startedBy();
  if (starters.length === 0) return () => {};
  const timer = setInterval(() => {
    if (starters.every(isRunning)) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
