import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readPort } from './read-port';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const start = (PORT: string) =>
  spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the store prints its address first, answers there, and closes on %s',
  async (signal) => {
    const store = start('0');
    const [line] = (await once(createInterface(store.stdout), 'line')) as [string];
    expect(line).toMatch(/^store: http:\/\/localhost:\d+$/);
    expect((await fetch(`${line.replace('store: ', '')}/__store/requests`)).status).toBe(200);
    store.kill(signal);
    expect(await once(store, 'exit')).toEqual([0, null]);
  },
);

test('the addresses that the store prints can be opened, and its curl command sets a fault', async () => {
  const store = start('0');
  const lines: string[] = [];
  for await (const line of createInterface(store.stdout)) {
    lines.push(line);
    if (line.includes('Ctrl-C')) break;
  }
  // With the two of the builds, `npm start` prints ten lines.
  expect(lines.length).toBeLessThanOrEqual(8);
  const addresses = lines.flatMap((line) => /^ {2}(http\S+)/.exec(line)?.[1] ?? []);
  const answers = await Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  expect(answers).toEqual([200, 200, 200]);

  const [, faults, type, body] = lines.flatMap((line) => /^ {2}curl (\S+) -H (\S+) -d '(.*)'$/.exec(line) ?? []);
  const [name = '', value = ''] = (type ?? '').split(':');
  await fetch(String(faults), { method: 'POST', headers: { [name]: value }, body: String(body) });
  expect(await (await fetch(String(faults))).json()).toEqual([JSON.parse(String(body))]);
  store.kill();
  await once(store, 'exit');
});

test('a port that is taken is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const store = start(String(port));
  let said = '';
  store.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(store, 'close')).toEqual([1, null]);
  expect(said).toBe(`Port ${port} is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.\n`);
  other.close();
});

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
  ['65536', null],
  ['-1', null],
  ['tea', null],
])('PORT=%s is read as %s', (text, port) => {
  expect(readPort(text)).toBe(port);
});
