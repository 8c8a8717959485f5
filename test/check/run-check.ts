import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../..');

/** Runs the command, as npm does. */
export async function runCheck(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/build/check/check-command.ts', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.on('close', done)),
  ]);
  return { stdout, stderr, status };
}
