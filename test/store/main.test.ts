import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { readPort } from './server/read-port';

const start = (PORT: string) =>
  spawn(process.execPath, ['--import', 'tsx', `${import.meta.dirname}/main.ts`], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('the store prints addresses that can be opened and a command that sets a fault; it closes when asked to', async () => {
  const store = start('0');
  const lines: string[] = [];
  for await (const line of createInterface(store.stdout)) {
    lines.push(line);
    if (line.includes('Ctrl-C')) break;
  }
  expect(lines[0]).toMatch(/^store: http:\/\/localhost:\d+$/);
  const addresses = lines.flatMap((line) => /^ {2}(http\S+)/.exec(line)?.[1] ?? []);
  expect(await Promise.all(addresses.map(async (address) => (await fetch(address)).status))).toEqual([200, 200, 200]);
  const [, faults, type = '', body = ''] = lines.flatMap(
    (line) => /^ {2}curl (\S+) -H (\S+) -d '(.*)'$/.exec(line) ?? [],
  );
  const [name = '', value = ''] = type.split(':');
  const answer = await fetch(String(faults), { method: 'POST', headers: { [name]: value }, body });
  expect(await answer.json()).toEqual([JSON.parse(body)]);

  const port = new URL(String(faults)).port;
  const second = start(port);
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(second, 'close')).toEqual([1, null]);
  expect(said).toBe(`Port ${port} is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.\n`);
  store.kill('SIGINT');
  expect(await once(store, 'exit')).toEqual([0, null]);
});

test('a port is a number from 0 to 65535, 4173 unless given', () => {
  expect([undefined, '', '0', '8080', '65536', '-1', 'tea'].map(readPort)).toEqual([
    4173,
    4173,
    0,
    8080,
    null,
    null,
    null,
  ]);
});
