import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

async function startWith(PORT, ...args) {
  const child = spawn(process.execPath, ['test/setup/start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, PORT },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const [code] = await once(child, 'close');
  return { code, printed: printed.trim() };
}

test('npm start refuses what is not a port, before it builds anything', async () => {
  expect(await startWith('tea')).toEqual({
    code: 1,
    printed: 'PORT=tea is not a port: give a whole number from 0 to 65535 (0 takes any free one).',
  });
});

test('npm start refuses a port that is taken, before it builds anything, and names another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  expect(await startWith(String(port))).toEqual({
    code: 1,
    printed: `Port ${port} is taken. Stop what runs there, or take another: PORT=${port + 1} npm start`,
  });
  other.close();
});

test.each([['--shop', 'https://shop.example'], ['https://shop.example'], ['--store']])(
  'npm start refuses %s, before it builds anything, and says what it takes',
  async (...args) => {
    expect(await startWith('0', ...args)).toEqual({
      code: 1,
      printed: 'npm start takes one option: npm start -- --store https://shop.example',
    });
  },
);
