import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Starts a screen without a monitor. `display` is what goes into DISPLAY. Rejects when it ends before it is there. */
export async function openScreen(path: string): Promise<{ display: string; close(): Promise<void> }> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(screen, 'exit');
  const number = once(screen.stdio[3] as Readable, 'data');
  const display = await Promise.race([
    number.then(([data]) => `:${String(data).trim()}`),
    ended.then(([code]) => Promise.reject(new Error(`${path} ended with code ${code}`))),
  ]);
  return {
    display,
    async close() {
      screen.kill();
      await ended;
    },
  };
}
