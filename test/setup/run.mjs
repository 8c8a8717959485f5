import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds } from './npm-ends.mjs';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Exit code of what was ended from outside, by Ctrl-C or a polite request. */
export const INTERRUPTED = 130;

/** In milliseconds: a command that Ctrl-C has reached has ended by then. */
const CTRL_C_LIMIT = 2_000;

/** Passes on to a command what is to end this process. Answers whether that has happened, and how to stop. */
function passOnSignals(child) {
  let isInterrupted = false;
  let late;
  const end = (signal) => {
    isInterrupted = true;
    child.kill(signal);
  };
  const listeners = {
    SIGTERM: end,
    // The terminal was closed.
    SIGHUP: end,
    // Ctrl-C reaches the command by itself. A second signal would interrupt its clean end.
    SIGINT(signal) {
      isInterrupted = true;
      late ??= setTimeout(() => child.kill(signal), CTRL_C_LIMIT);
    },
  };
  for (const [signal, listener] of Object.entries(listeners)) process.on(signal, listener);
  const stopLooking = whenNpmEnds(() => end('SIGTERM'));
  return {
    isInterrupted: () => isInterrupted,
    stop() {
      for (const [signal, listener] of Object.entries(listeners)) process.off(signal, listener);
      clearTimeout(late);
      stopLooking();
    },
  };
}

/**
 * Runs a command in the repository's folder with this terminal, and resolves with its exit code. Whatever ends this process ends the
 * command as well, except for a kill that no process hears of.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const signals = passOnSignals(child);
    child.on('error', (error) => {
      signals.stop();
      reject(error);
    });
    child.on('close', (code) => {
      signals.stop();
      resolve(signals.isInterrupted() && code !== 0 ? INTERRUPTED : (code ?? 1));
    });
  });
}

/** Runs npm itself, by the copy that started us where there is one: on Windows `npm` alone is no program. */
export function npm(args, env) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? run(process.execPath, [cli, ...args], env) : run('npm', args, env);
}

/** As `npm`, but an exit code other than 0 throws `message`, and an interruption ends this process as well. */
export async function npmOrThrow(args, message) {
  const code = await npm(args);
  if (code === INTERRUPTED) process.exit(INTERRUPTED);
  if (code !== 0) throw new Error(message);
}
