import type { TraceEvent } from '../read-trace';

/** Work of a page's main thread between two moments, in milliseconds of thread time. */
export interface MainThread {
  /** All tasks together. */
  total: number;
  longest: number;
}

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/**
 * Adds up the tasks of a page's main thread between a mark of the page and the last of another; a task that is under way at the first one belongs to
 * whoever set the mark, and is left out.
 *
 * @param theirs matches the address of a script that is not ours: what its functions took, with all that they called, is left out
 * @throws when a mark is missing or the trace has no thread times
 */
export function mainThread(events: readonly TraceEvent[], from: string, to: string, theirs?: RegExp): MainThread {
  const begin = events.find(({ name }) => name === from);
  const end = events.findLast(({ name }) => name === to);
  if (!begin || !end) throw new Error(`The trace has no mark ${begin ? to : from}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts < end.ts,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace has no thread times');
  const others = theirs
    ? events.filter(
        ({ ph, pid, tid, args }) =>
          ph === 'X' && pid === begin.pid && tid === begin.tid && theirs.test(args?.data?.url ?? ''),
      )
    : [];
  const outermost = others.filter((one) => !others.some((other) => other !== one && isWithin(one, other)));
  const times = tasks.map((task) =>
    outermost
      .filter((one) => isWithin(one, task))
      .reduce((rest, { tdur = 0 }) => rest - tdur / 1000, (task.tdur ?? 0) / 1000),
  );
  return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(...times) };
}
