import type { Begun } from '../companion/watch-requests';
import type { EarlyEvent } from '../core/page/early-event';
import type { Widget } from '../core/widget';

/** What a form would send: names and values, in the order of the page. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** An event that came before the code that watches choices. */
export interface EarlyChoice extends EarlyEvent {
  /** The fields of each product form at that time; absent if unknown: then the current fields are used. */
  fields?: ReadonlyMap<Widget, Fields>;
  /** Calls `handle` with each request that the page has begun since the event; absent if unknown. */
  onRequest?(handle: (begun: Begun) => void): void;
}
