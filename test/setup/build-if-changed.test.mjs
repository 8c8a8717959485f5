import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildIfChanged } from './build-if-changed.mjs';

let root;
const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'karui-build-'));
  write('src/a/tea.ts', 'green');
  write('config.ts', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const build = vi.fn(async () => write('dist/out.js', 'built'));
beforeEach(() => build.mockClear());
const run = () =>
  buildIfChanged({ root, name: 'widget', inputs: ['src', 'config.ts', 'missing'], output: 'dist' }, build);

describe('a build', () => {
  test('runs the first time, and not again while nothing has changed', async () => {
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('does not run again when a file was only written anew with the same content', async () => {
    await run();
    write('src/a/tea.ts', 'green');
    expect(await run()).toBe(false);
  });

  test.each([
    ['a source changes', () => write('src/a/tea.ts', 'black')],
    ['a file is added', () => write('src/new.ts', '')],
    ['a file is renamed', () => (unlinkSync(join(root, 'src/a/tea.ts')), write('src/a/cup.ts', 'green'))],
    ['a source that was missing appears', () => write('missing', '')],
    ['the output was removed', () => rmSync(join(root, 'dist'), { recursive: true })],
    ['the output was changed by something else', () => write('dist/out.js', 'other')],
    ['the record is half-written', () => write('node_modules/.cache/karui/widget.json', '{"inp')],
  ])('runs again when %s', async (_why, change) => {
    await run();
    change();
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
  });

  test('that fails is tried again the next time', async () => {
    build.mockRejectedValueOnce(new Error('no tea'));
    await expect(run()).rejects.toThrow('no tea');
    expect(await run()).toBe(true);
  });

  test('runs again for what was edited while it ran', async () => {
    build.mockImplementationOnce(async () => {
      write('dist/out.js', 'built');
      write('src/a/tea.ts', 'black');
    });
    await run();
    expect(await run()).toBe(true);
  });
});
