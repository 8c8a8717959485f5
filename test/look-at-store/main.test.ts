import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

test.each([['--stores', 'https://shop.example'], ['https://shop.example'], ['--store']])(
  'npm run look refuses %s in one line, and says what it takes',
  { timeout: 60_000 },
  async (...args) => {
    const child = spawn(process.execPath, ['--import', 'tsx', main, ...args]);
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toBe('npm run look takes one option: npm run look -- --store https://shop.example/products/tea\n');
  },
);
