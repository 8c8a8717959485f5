/** An event of a Chromium trace, as far as it is read here. Times are microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` is a span with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Duration by the thread's own clock: does not run while the thread waits for a core. */
  tdur?: number;
  /** Of a span that ran a function: the address of its script. */
  args?: { data?: { url?: string } };
}

/** Thread time in milliseconds. */
export interface CpuTime {
  /** Evaluating the module, custom element upgrades included. */
  evaluate: number;
  /** The longest task between the script's insertion and its first painted frame. */
  longestTask: number;
}

const EVALUATIONS = new Set(['v8.evaluateModule', 'EvaluateScript']);

/**
 * Reads what one widget cost the main thread of its page, between two marks of the page: `insert` and `painted`.
 *
 * @throws when a mark is missing or the trace has no thread times, because a budget must not pass without data
 */
export function readCpuTime(events: readonly TraceEvent[], insert: string, painted: string): CpuTime {
  const begin = events.find(({ name }) => name === insert);
  const end = events.find(({ name }) => name === painted);
  if (!begin || !end) throw new Error(`The trace has no mark ${begin ? painted : insert}`);

  const spans = events.filter(
    ({ ph, pid, tid, ts, dur = 0 }) =>
      ph === 'X' && pid === begin.pid && tid === begin.tid && ts + dur > begin.ts && ts < end.ts,
  );
  const evaluations = spans.filter(({ name, ts }) => EVALUATIONS.has(name) && ts >= begin.ts);
  const isInside = (inner: TraceEvent, outer: TraceEvent) =>
    inner !== outer && inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
  const outermost = evaluations.filter((inner) => !evaluations.some((outer) => isInside(inner, outer)));
  if (outermost.length === 0) throw new Error('The trace has no evaluation of a module');
  // A span below a microsecond has no thread time; an evaluation always has, where there is a thread clock at all.
  if (outermost.some(({ tdur }) => tdur === undefined)) throw new Error('The trace has no thread times');
  const tasks = spans.filter(({ name, ts }) => name === 'RunTask' && ts >= begin.ts);
  if (tasks.length === 0) throw new Error(`The trace has no task after ${insert}`);
  const threadTime = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  return {
    evaluate: outermost.map(threadTime).reduce((sum, time) => sum + time, 0),
    longestTask: Math.max(...tasks.map(threadTime)),
  };
}
