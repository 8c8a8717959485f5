import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { withStore } from '../../perf/measure/with-store';
import { takeSheet } from '../look-at-store/take-sheet';
import { controls } from './controls';
import { buttonSheet, fileOf, indexHtml, type Looked } from './sheets';
import { HEIGHTS } from './take-cell';
import { THEMES, visit } from './visit';

/** A press that never ends keeps its button busy. */
const NEVER = { operation: 'cartCreate', delayMs: 600_000 };

/**
 * Writes a contact sheet for each theme and height, with every button in every state, and a page that shows them all. The built widget
 * is looked at.
 *
 * @param folder is emptied first
 * @param tell is told each step, in a short line, before it begins
 * @returns the paths of what was written
 */
export async function lookAtButtons(folder: string, tell: (line: string) => void): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const write = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content);
    files.push(join(folder, name));
  };
  tell('opening the demo store and a browser …');
  await withStore(async (browser, store) => {
    for (const theme of THEMES) {
      const looked: Looked[] = [];
      for (const [at, control] of controls.entries()) {
        tell(`theme ${theme}, button ${at + 1} of ${controls.length}: ${control.id} …`);
        await store.reset();
        await store.faults(NEVER);
        looked.push([control.label, await visit(browser, store.url, theme, control)]);
      }
      tell(`theme ${theme}: drawing its ${HEIGHTS.length} sheets …`);
      for (const height of HEIGHTS)
        write(fileOf(theme, height), await takeSheet(browser, buttonSheet(theme, height, pkg.version, looked)));
    }
  });
  write('index.html', indexHtml(pkg.version, THEMES));
  return files;
}
