import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sayWhy } from '../../src/build/command/say-why';
import { missingIn } from '../../src/build/theme/theme-folder';

/** What an attempt throws. */
function thrownBy(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('a file where the assets should lie is told in one sentence with the next step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karui-theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const assets = join(folder, 'assets');
  writeFileSync(assets, 'theirs');
  const why = sayWhy(thrownBy(() => missingIn(folder, new Map([['assets/karui.js', '']]))));
  expect(why).toMatch(
    /assets is a file where a folder is needed: move it away, then run the command again \((EEXIST|ENOTDIR)\)$/,
  );
  expect(readFileSync(assets, 'utf8')).toBe('theirs');
});

test.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])('%s of the file system has a sentence', (code) => {
  const error = Object.assign(new Error(`${code}: open`), { code, path: '/theme/assets/a.js' });
  expect(sayWhy(error)).toMatch(new RegExp(`^/theme/assets/a\\.js can’t be written, because .*: .* \\(${code}\\)$`));
});

test('an error of ours keeps its own sentence', () => {
  expect(sayWhy(new Error('There is no build yet'))).toBe('There is no build yet');
});
