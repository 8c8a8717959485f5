import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Exit code of what was ended from outside, by Ctrl-C or a polite request. */
export const INTERRUPTED = 130;

/**
 * Runs a command in the repository's folder with this terminal, and resolves with its exit code.
 * Ctrl-C reaches the command by itself, so this process only waits for it; a polite end sent to this process alone is passed on.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    let interrupted = false;
    const wait = () => (interrupted = true);
    const passOn = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', wait);
    process.on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', passOn);
      resolve(interrupted && code !== 0 ? INTERRUPTED : (code ?? 1));
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
