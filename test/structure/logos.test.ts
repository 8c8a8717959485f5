import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './import-graph';

const folder = join(root, 'src/button/logos');
const logos = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const guide = readFileSync(join(folder, 'README.md'), 'utf8');

test.each(logos)('%s is small, draws itself without fonts or scripts, and is described as it is', (name) => {
  const svg = readFileSync(join(folder, name), 'utf8');
  expect(brotliCompressSync(svg).length).toBeLessThan(1200);
  expect(svg).not.toMatch(/<text|<style|<script|<image|href/);
  const [, , width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  const ratio = (width! / height!).toFixed(2);
  expect(guide).toMatch(new RegExp(`^\\| \`${name}\` \\|.*\\| ${ratio} \\|$`, 'm'));
});
