import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** In milliseconds. */
const START_LIMIT = 30_000;
const PAUSE = 50;

/** One command of https://www.w3.org/TR/webdriver2/; rejects with the driver's own words. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const commandsTo =
  (address: string): Command =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A driver that runs. */
export interface Driver {
  command: Command;
  stop(): Promise<void>;
}

/** Starts a driver that takes `--port`, and waits until it answers. */
export async function startDriver(path: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' });
  let failure = '';
  driver.once('error', (error) => (failure = error.message));
  driver.once('exit', (code) => (failure = `ended with code ${code}`));
  const stop = async () => {
    if (failure) return;
    const gone = once(driver, 'exit');
    driver.kill();
    await gone;
  };

  const command = commandsTo(`http://127.0.0.1:${port}`);
  for (const end = Date.now() + START_LIMIT; ; await new Promise((resolve) => setTimeout(resolve, PAUSE))) {
    try {
      await command('GET', '/status');
      return { command, stop };
    } catch (cause) {
      if (!failure && Date.now() < end) continue;
      await stop();
      throw new Error(`${path} ${failure || 'does not answer'}`, { cause });
    }
  }
}
