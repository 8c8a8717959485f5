import { reachedFrom, type ImportGraph } from './import-graph';

/** The snippet is compiled by itself: an import of it elsewhere would put the page's lines into a file. */
const SNIPPET = 'src/snippet/';

/** The only files that fetch further code. */
const MAY_FETCH: Readonly<Record<string, RegExp>> = {
  // The tables of all that is fetched: by the core, and later.
  'src/chunks.ts': /^(wallets\/[^/]+|src\/[\w-]+)\/index\.ts$/,
  'src/companion/later-chunks.ts': /^(wallets|src)\/.*\/(index|look-at-cart|error-reports)\.ts$/,
  // The widget itself, by its own address or the one that a storefront names.
  'src/react/live-host.tsx': /^(karui\/(wallets|react-split)\.js)?$/,
  // What measures, and the platform's script, in a storefront that is split.
  'src/split/react-split.ts': /^(karui\/split\.js)?$/,
};

/**
 * The rooms of `src` from below: each imports only from those before it, also types. What stands in `src` itself are names and the contract of
 * wallets, below all rooms, but for the entry and its table, above them.
 */
const ROOMS = [
  'lib',
  'api',
  'button',
  'load-script',
  'markup',
  'page',
  'widget',
  'dialog',
  'policy',
  'react',
  'server-markup',
  'network',
  'button-signs',
  'compat',
  'companion',
  'subscription-notice',
  'telemetry',
  'split',
  'cart-watch',
  'click',
  'press',
  'host',
  'snippet',
  'choice-watch',
  'rare-hosts',
  'apple',
];

/** Above all rooms. */
const ENTRY = /^src\/(index|chunks)\.ts$/;

/** The companion fetches these, and takes what they watch: their types alone. */
const TYPES_FROM_ABOVE = [
  'src/companion/cart-edits.ts imports src/cart-watch/index.ts from above',
  'src/companion/choices.ts imports src/choice-watch/index.ts from above',
  'src/companion/notices.ts imports src/subscription-notice/index.ts from above',
];

/** What wallets may use of `src`: nothing of hosts, clicks, dialogs, or of the page's other parts. */
const FOR_WALLETS =
  /^src\/([\w-]+\.ts$|(lib|api|load-script)\/|press\/(cart\/|load-rare\.ts$|needed-code\.ts$|pending-order\.ts$)|click\/click\.ts$|widget\/(has-apple-pay|live-widgets)\.ts$|button\/roots\.ts$)/;

/** What a wallet's folder may use of other wallets' folders. */
const SHARED_BY_WALLETS = /^wallets\/(order|partner-button)\//;

const isOurs = (name: string) => /^(src|wallets)\//.test(name);
const roomOf = (file: string): string | undefined => /^src\/([\w-]+)\//.exec(file)?.[1];
const folderOf = (file: string): string | undefined => /^wallets\/([\w-]+)\//.exec(file)?.[1];

/** Imports of a room that stands above. */
function* arrowsUp(graph: ImportGraph): Generator<string> {
  for (const [file, { statics, types }] of Object.entries(graph)) {
    const room = roomOf(file);
    if (!file.startsWith('src/') || ENTRY.test(file) || room === 'build') continue;
    const height = room ? ROOMS.indexOf(room) : -1;
    if (room && height < 0) yield `${file} stands in no room`;
    for (const name of [...statics, ...types]) {
      const other = roomOf(name);
      const isAbove = other ? ROOMS.indexOf(other) > height : ENTRY.test(name);
      const told = `${file} imports ${name} from above`;
      if (isOurs(name) && isAbove && !(types.includes(name) && TYPES_FROM_ABOVE.includes(told))) yield told;
      if (name.startsWith('wallets/')) yield `${file} imports ${name}`;
    }
  }
}

/** Imports of a wallet that are neither its own nor for wallets. */
function* wallets(graph: ImportGraph): Generator<string> {
  for (const [file, { statics, types }] of Object.entries(graph)) {
    const folder = folderOf(file);
    if (!folder) continue;
    for (const name of [...statics, ...types].filter((each) => isOurs(each) && each !== 'wallets/limits.ts')) {
      const isShared = SHARED_BY_WALLETS.test(name);
      const isOwn = folderOf(name) === folder || (folder !== 'order' && isShared);
      if (name.startsWith('wallets/') ? !isOwn : !FOR_WALLETS.test(name)) yield `${file} imports ${name}`;
    }
  }
}

/** The same graph, in which types and what is fetched later count as imports. */
const whole = (graph: ImportGraph): ImportGraph =>
  Object.fromEntries(
    Object.entries(graph).map(([file, { statics, types, dynamics }]) => [
      file,
      { statics: [...statics, ...types, ...dynamics], types: [], dynamics: [] },
    ]),
  );

/** The files that their own imports lead back to: also types, and what is fetched. */
function* cycles(graph: ImportGraph): Generator<string> {
  const all = whole(graph);
  for (const file of Object.keys(all).filter((name) => !name.startsWith('src/build/')))
    if (reachedFrom(all, file).includes(file)) yield `${file} imports itself by way of others`;
}

/** Every breach of the rules about who may import whom, as sentences; none when all is well. */
export function brokenRules(graph: ImportGraph): string[] {
  const files = Object.entries(graph);
  return [
    ...arrowsUp(graph),
    ...wallets(graph),
    ...files.flatMap(([file, { dynamics }]) =>
      dynamics
        .filter((name) => !MAY_FETCH[file]?.test(name) && !(file === 'src/index.ts' && !name))
        .map((name) => `${file} fetches ${name || 'what is not known before it runs'}`),
    ),
    ...files
      .filter(([file]) => !file.startsWith(SNIPPET))
      .flatMap(([file, { statics, dynamics }]) =>
        [...statics, ...dynamics].filter((name) => name.startsWith(SNIPPET)).map((name) => `${file} imports ${name}`),
      ),
    ...cycles(graph),
  ];
}
