import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readBuilt } from '../structure/built-files';

/** A file of the build. */
const built = (name: string) => readBuilt(name).toString();

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../src/build/snippet-command.ts');

/** What the command writes. */
const snippet = (...options: string[]) => run(process.execPath, ['--import', 'tsx', command, ...options]);

test('the base and the version of the cart API stand in the snippet', async () => {
  const { stdout } = await snippet('--base=https://cdn.example/k/', '--api-version=2026-10');
  expect(stdout).toContain('src="https://cdn.example/k/wallets.js"');
  expect(stdout).toContain(' data-karui data-api-version="2026-10"></script>');
});

test('the percentage of a split stands in the snippet, which has the usual one in it; without a split that is the build’s own', async () => {
  const [usual, split] = [await snippet(), await snippet('--split=7')].map(({ stdout }) => stdout);
  expect(usual).toBe(built('snippet.html'));
  expect(split).toBe(built('snippet-split.html').replace('="50"', '="7"'));
  expect(split).toContain(`<template data-karui-split="7">${usual!.split('\n<script>')[0]}<script type="module"`);
});
