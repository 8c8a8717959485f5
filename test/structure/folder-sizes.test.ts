import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './import-graph';

const root = resolve(import.meta.dirname, '../..');

/** Files that a folder may have beside its folders: more are more than one idea. */
const LIMIT = 25;

/** Made or fetched, not written. */
const IS_MADE = /^(node_modules|dist|look|test-results)$/;
/** One file for each journey, and what they share. */
const JOURNEYS = 'test/e2e';

/** Folder → how many files it has, for a folder and all below it. */
function fileCounts(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(resolve(root, folder), { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !IS_MADE.test(entry.name));
  const own = entries.filter((entry) => entry.isFile()).length;
  return [[folder, own], ...below.flatMap(({ name }) => fileCounts(`${folder}/${name}`))];
}

test(`no folder has more than ${LIMIT} files, besides that of the browser tests`, () => {
  const counts = ['src', 'wallets', 'perf', 'test'].flatMap(fileCounts);
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([folder, files]) => files > LIMIT && !folder.startsWith(JOURNEYS))).toEqual([]);
});

/** A file is one subject, and a reader sees all of it in a few screens. */
const LINES = 160;

/** Files that are tables: they have as many lines as what they list has rows. */
const IS_TABLE = /\/(error-table|error-codes|sent-inputs|attributes|known-values)\.ts$/;

test(`no file of src and wallets has more than ${LINES} lines, besides tables`, () => {
  const lengths = sourceFiles().map((file) => [file, readSource(file).trimEnd().split('\n').length] as const);
  expect(lengths.length).toBeGreaterThan(100);
  expect(lengths.filter(([file, lines]) => lines > LINES && !IS_TABLE.test(file))).toEqual([]);
});
