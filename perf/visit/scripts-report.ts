import { round, type Check } from '../measure/gate';
import { median, medianInterval } from '../measure/median';
import { table } from '../measure/table';
import type { ScriptRow } from './scripts';

const NOTES =
  'What the main thread does for scripts, from the navigation until the page is at rest, by its own clock, read from a trace: compiling, evaluating and calling, with all styles and layouts that a script forces. *Ours* is the median of what each load had more than the load without the widget of its round. *Warm* is the third page of a visit, when the browser has kept the compiled code. Where a page is *scrolled*, a finger does so as soon as the page has loaded, which brings the companion.';

/** Fails where a page's script is above its limit by more than what two loads of one page differ by anyway. */
function scriptCheck({ name, limit, on, off }: ScriptRow): Check {
  const more = on.map((time, index) => time - off[index]!);
  const [low, high] = medianInterval(more);
  return {
    what: `${name}: script over that without the widget`,
    holds: low <= limit,
    found: `${round(median(more))}, with 95 % confidence ${round(low)} to ${round(high)}, of ${limit} ms`,
  };
}

/** The table of scripts, and what must hold of them. */
export function scriptsText(rows: readonly ScriptRow[]): { text: string; checks: Check[] } {
  const lines = rows.map(({ name, on, off }) =>
    [name].concat([median(on), median(off), median(on.map((time, index) => time - off[index]!))].map(round)),
  );
  return {
    text: `${NOTES}\n\n${table(['script', 'with, ms', 'without, ms', 'ours, ms'], lines)}`,
    checks: rows.map(scriptCheck),
  };
}
