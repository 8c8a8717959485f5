import type { TraceEvent } from '../read-trace';

/** A dispatched event in a trace. */
export type DispatchEvent = TraceEvent & { args?: { data?: { type?: string } } };

/** Events that make up a press or a tap, and what they lead to in a form. */
const OF_INPUT = /^(pointer|mouse|touch|focus|click|change|input|blur)/;

/**
 * How long the handlers of a press ran, with the microtasks they left, in milliseconds of the thread's own clock: all input events
 * that were dispatched on the page's main thread after a mark. An event that another one makes lies within it and counts once.
 *
 * @throws when the mark is missing or there was no click
 */
export function eventTime(events: readonly DispatchEvent[], from: string): number {
  const begin = events.find(({ name }) => name === from);
  if (!begin) throw new Error(`The trace has no mark ${from}`);
  const typeOf = ({ args }: DispatchEvent) => args?.data?.type ?? '';
  const spans = events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'EventDispatch' && ph === 'X' && pid === begin.pid && tid === begin.tid && ts >= begin.ts,
    )
    .filter((event) => OF_INPUT.test(typeOf(event)))
    .toSorted((a, b) => a.ts - b.ts);
  if (!spans.some((event) => typeOf(event) === 'click')) throw new Error('The trace has no click');
  let [total, until] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of spans) {
    if (ts < until) continue;
    until = ts + dur;
    total += tdur / 1000;
  }
  return total;
}
