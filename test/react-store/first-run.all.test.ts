import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../structure/import-graph';

/** What a clone has of what the example needs. */
const SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'src', 'wallets', 'test'];

let clone: string;
beforeEach(() => {
  clone = realpathSync(mkdtempSync(join(tmpdir(), 'karui-clone-')));
  for (const path of SOURCES)
    cpSync(join(root, path), join(clone, path), { recursive: true, filter: (file) => !/\/(dist|look)$/.test(file) });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(clone, 'node_modules'));
});
afterEach(() => rmSync(clone, { recursive: true }));

test('npm run react-store opens the example where nothing was built', { timeout: 300_000 }, async () => {
  const npm = spawn('npm', ['run', 'react-store'], { cwd: clone, env: { ...process.env, PORT: '0' } });
  const closed = once(npm, 'close');
  try {
    let url = '';
    for await (const line of createInterface({ input: npm.stdout })) {
      url = /^store: (\S+)/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    const page = await (await fetch(`${url}/products/kyusu`)).text();
    expect(page).toContain('<shopify-accelerated-checkout');
    const [, widget] = /"(\/karui\/[^"]*\/)/.exec(page) ?? [];
    expect((await fetch(`${url}${widget}wallets.js`)).status).toBe(200);
  } finally {
    npm.kill('SIGTERM');
    await closed;
  }
});
