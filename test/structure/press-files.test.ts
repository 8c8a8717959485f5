import { expect, test } from 'vitest';
import { PRESS_FILES } from '../../src/build/press-files';
import { wallets } from '../../src/core/wallets';
import type { WalletId } from '../../src/wallet';
import { chunkGraph, readChunks } from './built-files';
import { reachedFrom, readSource } from './import-graph';

const graph = chunkGraph(readChunks());
const chunksText = readSource('src/core/chunks.ts');

/** The wallet's own chunk, as the function names it that loads it. */
const chunkOf = (wallet: WalletId): string => {
  const { name } = wallets[wallet].load;
  return new RegExp(`const ${name} =[^;]*?wallets/([\\w-]+)'`).exec(chunksText)?.[1] ?? `none for ${name}`;
};

test.each(Object.keys(PRESS_FILES) as WalletId[])(
  'the snippet asks for all files of a press of %s in one wave, and for no other',
  (wallet) => {
    const own = `${chunkOf(wallet)}.js`;
    const needed = new Set([own, ...reachedFrom(graph, own), 'press.js']);
    needed.delete('wallets.js');
    if (wallets[wallet].invertOnDark) needed.add('apple.js');
    expect(PRESS_FILES[wallet].map((file) => `${file}.js`).sort()).toEqual([...needed].sort());
  },
);
