import { existsSync } from 'node:fs';
import { build, createLogger } from 'vite';
import { describe, expect, test } from 'vitest';
import { BUILDS } from './builds.mjs';
import { root } from './run.mjs';

describe.each(BUILDS)('the build of the $name', ({ inputs, args }) => {
  test('names inputs that exist', () => {
    expect(inputs.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test('reads no file that is not among its inputs, and warns of nothing', async () => {
    const warnings = [];
    const warn = (message) => warnings.push(message);
    const read = new Set();
    await build({
      root: root.slice(0, -1),
      configFile: root + (args[1] ?? 'vite.config.ts'),
      customLogger: { ...createLogger('silent'), warn, warnOnce: warn },
      build: { write: false, minify: false },
      plugins: [
        {
          name: 'note-files',
          buildEnd() {
            for (const id of this.getModuleIds()) read.add(id);
          },
        },
      ],
    });
    const ours = [...read]
      .map((id) => id.replace(/^\0/, '').split('?')[0])
      .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'));
    expect(ours.length).toBeGreaterThan(20);
    const known = inputs.map((path) => root + path);
    expect(ours.filter((id) => !known.some((path) => id === path || id.startsWith(`${path}/`)))).toEqual([]);
    expect(warnings).toEqual([]);
    // A whole build, which is slow on a busy machine.
  }, 30_000);
});
