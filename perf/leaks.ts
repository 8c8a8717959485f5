// npm run leaks: whether the widget lets go of everything, however often a page asks for it. Words choose scenarios by a part of their names.
// --quick: few rounds, to see that it runs; nothing is written to the report. --all: prints each look.
import { amazonCarts } from './leaks/amazon-buttons';
import { dialogs } from './leaks/dialogs';
import { drawerMorphs, drawerWrites } from './leaks/drawer-renders';
import { growthOf, type Growth } from './leaks/grow';
import { earlyMounts, mounts } from './leaks/mounts';
import type { Scenario } from './leaks/scenario';
import { payPalButtons, payPalCancels, payPalV6Cancels } from './leaks/paypal-windows';
import { shopPayFrames } from './leaks/shop-pay-frames';
import { googleCancels, sheetCancels } from './leaks/sheet-cancels';
import { variantChanges } from './leaks/variant-changes';
import { atMost, gate, round } from './measure/gate';
import { isQuick } from './measure/is-quick';
import { machine, report } from './measure/report';
import { table } from './measure/table';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';

const SCENARIOS = [
  mounts,
  earlyMounts,
  variantChanges,
  drawerWrites,
  drawerMorphs,
  dialogs,
  sheetCancels,
  googleCancels,
  payPalButtons,
  payPalCancels,
  payPalV6Cancels,
  shopPayFrames,
  amazonCarts,
];

/**
 * Limits per round. A leak of something that is counted grows by 1 or more in each round; the limit of a twentieth leaves room for the
 * handful of nodes that a browser makes for itself. A leaked host holds 8 kB of heap. Without a leak the heap varies by some ten bytes
 * around zero, and by 190 with a sheet, which has few rounds: the browser's own lists double their size; the widget keeps nothing.
 */
const BOUNDS: Growth = { heap: 200, nodes: 0.05, listeners: 0.05, observers: 0.05, timers: 0.05 };
const KINDS = Object.keys(BOUNDS) as (keyof Growth)[];
const UNIT = { heap: 'bytes', nodes: '', listeners: '', observers: '', timers: '' } satisfies Record<
  keyof Growth,
  string
>;

/** A quick run does not judge the heap: code is still warming up. */
const judged = KINDS.filter((kind) => !isQuick || kind !== 'heap');

const checksOf = ({ name, isHeapOnlyReported }: Scenario, growth: Growth) =>
  judged
    .filter((kind) => !isHeapOnlyReported || kind !== 'heap')
    .map((kind) => atMost(`${name}: ${kind} per round`, growth[kind], BOUNDS[kind], UNIT[kind]));

/** Words choose scenarios by a part of their names. */
const asked = takeOptions({ options: ['--quick', '--all'], words: true });
const chosen = SCENARIOS.filter(({ name }) => asked.every((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(
    `No scenario has all of these words: ${asked.join(' ')}. There are: ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

await withStore(async (browser, store) => {
  const found: [Scenario, Growth | string][] = [];
  for (const scenario of chosen) {
    console.log(`${scenario.name} …`);
    found.push([scenario, await growthOf(browser, store, scenario)]);
  }
  const measured = found.filter((pair): pair is [Scenario, Growth] => typeof pair[1] !== 'string');
  const rows = measured.map(([{ name, rounds }, growth]) =>
    [name, rounds].concat(KINDS.map((kind) => round(growth[kind]))),
  );
  const failed = found
    .flatMap(([scenario, growth]) =>
      typeof growth === 'string'
        ? [{ what: `${scenario.name}: was measured`, holds: false, found: growth }]
        : checksOf(scenario, growth),
    )
    .filter(({ holds }) => !holds);
  const text = [
    `${machine(browser.version())} Growth per round after a garbage collection: the middle one of ten steps from look to look, after a warm-up of half as many rounds.`,
    table(['what is done', 'rounds', 'heap, bytes', ...KINDS.slice(1)], rows),
    `Bounds: ${KINDS.map((kind) => `${kind} ${BOUNDS[kind]}`).join(', ')}.${failed.length ? '' : ' All hold.'}`,
    gate(failed),
  ];
  const told = text.filter(Boolean).join('\n\n');
  if (asked.length > 0) return console.log(told);
  report('leaks', told);
});
