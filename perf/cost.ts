// npm run cost: what each package and each file of ours costs in the core, in bytes of brotli.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { report } from './measure/report';
import { table } from './measure/table';
import { takeOptions } from './measure/take-options';

const root = resolve(import.meta.dirname, '..');

/** A character of the core, and the source it comes from. */
interface Character {
  text: string;
  source: string;
}

/** A row of the table: what the core would weigh less without the source, and what the source weighs by itself. */
interface Cost {
  name: string;
  without: number;
  alone: number;
}

const weigh = (characters: readonly Character[]) =>
  brotliCompressSync(characters.map(({ text }) => text).join('')).length;

/** Builds the core as it ships, with a source map and without writing files. */
async function readCore(): Promise<Character[]> {
  const [{ output }] = (await build({
    root,
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden' },
  })) as [Rolldown.RolldownOutput];
  const core = output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk;
  const map = new SourceMap(core.map as unknown as SourceMapPayload);
  return core.code.split(/(?<=\n)/).flatMap((line, row) =>
    [...line].map((text, column) => {
      const entry = map.findEntry(row, column);
      return {
        text,
        source: ('originalSource' in entry && entry.originalSource?.replace(/^(\.\.\/)+/, '')) || 'the hint for V8',
      };
    }),
  );
}

/** The package of a source file; our own files are listed one by one, with the style that they adopt. */
const packageOf = (source: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source;

function costs(core: readonly Character[], nameOf: (source: string) => string): Cost[] {
  const total = weigh(core);
  const names = [...new Set(core.map(({ source }) => nameOf(source)))];
  const rows = names.map((name) => ({
    name,
    without: total - weigh(core.filter(({ source }) => nameOf(source) !== name)),
    alone: weigh(core.filter(({ source }) => nameOf(source) === name)),
  }));
  return rows.toSorted((a, b) => b.without - a.without);
}

const isOurs = (name: string) => name.startsWith('src/');
takeOptions({});
const core = await readCore();
const rows = [
  ...costs(core, (source) => (isOurs(source) ? 'all of `src`' : packageOf(source))),
  ...costs(core, packageOf).filter((row) => isOurs(row.name)),
];
report(
  'cost',
  [
    `The core weighs ${weigh(core)} bytes. A row says how many fewer it would weigh without the source, and what the source weighs by itself. Sources share words, so the rows do not add up; a negative one helps others to pack.`,
    table(
      ['', 'less without it', 'by itself'],
      rows.map(({ name, without, alone }) => [name, without, alone]),
    ),
  ].join('\n\n'),
);
