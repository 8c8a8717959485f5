import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** What the example says of a port that it can't open, and its exit code. */
async function startOn(PORT: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, PORT } });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  child.stdout.on('data', () => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('what is no port is said in one sentence', { timeout: 60_000 }, async () => {
  expect(await startOn('tea')).toEqual({ code: 1, said: 'PORT must be a number from 0 to 65535, not "tea".\n' });
});

test('a port that is taken is said in one sentence', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = `Port ${port} is taken. Choose another one: PORT=4176, or PORT=0 for any that is free.\n`;
  expect(await startOn(`${port}`)).toEqual({ code: 1, said });
  other.close();
});
