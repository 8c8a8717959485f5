import type { Begun } from '../companion/watch-requests';
import type { EarlyEvent } from '../core/page/companion';
import type { Widget } from '../core/widget';

/** What a form would send: names and values, in the order of the page. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** An event that came before the code that watches choices. */
export interface EarlyChoice extends EarlyEvent {
  /** What each product form said then; what it says now where that is not known. */
  fields?: ReadonlyMap<Widget, Fields>;
  /** Tells of what the page has requested since; absent where that is not known. */
  onRequest?(handle: (begun: Begun) => void): void;
}
