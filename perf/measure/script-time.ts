import type { TraceEvent } from '../read-trace';

/** What Chromium calls its work on scripts: compiling and evaluating them, calling their functions, and the microtasks they leave. */
const OF_SCRIPT =
  /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.(compile|compileModule|evaluateModule|callFunction))$/;

/**
 * How long a page's main thread worked on scripts between two marks, in milliseconds of the thread's own clock. A style or layout that a
 * script forces is part of it. A span that lies in another one counts once.
 *
 * @param which matches the addresses of the scripts that count; all, unless given
 * @throws when a mark is missing
 */
export function scriptTime(events: readonly TraceEvent[], from: string, to: string, which?: RegExp): number {
  const begin = events.find(({ name }) => name === from);
  const end = events.findLast(({ name }) => name === to);
  if (!begin || !end) throw new Error(`The trace has no mark ${begin ? to : from}`);
  const spans = events
    .filter(
      ({ name, ph, pid, tid, ts, args }) =>
        OF_SCRIPT.test(name) &&
        ph === 'X' &&
        pid === begin.pid &&
        tid === begin.tid &&
        ts >= begin.ts &&
        ts < end.ts &&
        (!which || which.test(args?.data?.url ?? '')),
    )
    // Of two that begin together, the longer one holds the other.
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let [total, until] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of spans) {
    if (ts < until) continue;
    until = ts + dur;
    total += tdur / 1000;
  }
  return total;
}
