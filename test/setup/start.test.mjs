import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from './run.mjs';

async function startWith(script, PORT, ...args) {
  const child = spawn(process.execPath, [`test/setup/${script}`, ...args], {
    cwd: root,
    env: { ...process.env, PORT },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const [code] = await once(child, 'close');
  return { code, printed: printed.trim() };
}

test('npm start refuses what is not a port, before it builds anything', async () => {
  expect(await startWith('start.mjs', 'tea')).toEqual({
    code: 1,
    printed: 'PORT=tea is not a port: give a whole number from 0 to 65535 (0 takes any free one).',
  });
});

test.each([
  ['npm start', 'start.mjs'],
  ['npm run react-store', 'react-store.mjs'],
])('%s refuses a port that is taken, before it builds anything, and names another', async (command, script) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  expect(await startWith(script, String(port))).toEqual({
    code: 1,
    printed: `Port ${port} is taken. Stop what runs there, or take another: PORT=${port + 1} ${command}`,
  });
  other.close();
});

test.each([['--shop', 'https://shop.example'], ['https://shop.example'], ['--store']])(
  'npm start refuses %s, before it builds anything, and says what it takes',
  async (...args) => {
    expect(await startWith('start.mjs', '0', ...args)).toEqual({
      code: 1,
      printed: 'npm start takes one option: npm start -- --store https://shop.example',
    });
  },
);

/** As `npm start` does: runs a server, here one that says its own id. */
const STARTS_SERVER = `import { run } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)};
await run(process.execPath, ['-e', "require('node:http').createServer().listen(0); console.log(process.ppid, process.pid)"]);`;

const isRunning = (id) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** Sends a signal to npm, or to the script that npm runs in a shell, and answers with the server's id. */
async function endBySignal(signal, target) {
  const folder = mkdtempSync(join(tmpdir(), 'karui-start-'));
  writeFileSync(join(folder, 'start.mjs'), STARTS_SERVER);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = await once(npm.stdout, 'data');
  const [script, server] = String(said).split(' ').map(Number);
  process.kill(target === 'npm' ? npm.pid : script, signal);
  rmSync(folder, { recursive: true });
  return server;
}

/** One of each in npm test; each of both in npm run test:all. */
const ENDS = [
  ['SIGTERM', 'npm'],
  ['SIGINT', 'the script'],
];
const OTHER_ENDS = [
  ['SIGHUP', 'npm'],
  ['SIGTERM', 'the script'],
  ['SIGHUP', 'the script'],
];

test.concurrent.for(process.env.KARUI_TESTS === 'all' ? [...ENDS, ...OTHER_ENDS] : ENDS)(
  '%s to %s of npm start closes the store',
  async ([signal, target], { onTestFailed }) => {
    const server = await endBySignal(signal, target);
    onTestFailed(() => isRunning(server) && process.kill(server, 'SIGKILL'));
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 15_000, interval: 50 });
  },
);
