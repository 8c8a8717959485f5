import { post } from './post';
import { toJson } from '../lib/json';
import { BUSY } from '../lib/patterns';
import type { EventEntry } from '../lib/track';

/** Further tries after 429 and 503. */
const MOST_TRIES = 3;
/** The longest delay that timers accept, in milliseconds: with a longer one they run at once. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** After this many failures in a row, the page sends nothing more to the receiver. */
const MOST_FAILURES = 3;

/** The way to one receiver. */
export interface Lane {
  /**
   * Sends all waiting bodies, one request after another, so that a receiver that hangs does not use up the page's connections. If the page
   * `isLeft`, all requests start at once.
   */
  send(isLeft: boolean): void;
  /** Takes an event for the receiver. It is dropped if the shopper does not allow it. */
  record(entry: EventEntry): void;
  /** Sets the count of failures to 0. */
  restart(): void;
}

interface LaneOptions {
  url: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Turns an event into something to send; called only if the shopper allows it. */
  record?(entry: EventEntry): void;
  /** Takes the next body; undefined when there is none. `isLast` when the page is being left. */
  next(isLast: boolean): object | undefined | void;
  /** Whether bodies are sent only where the shopper allows analytics. */
  needsAnalytics?: boolean;
  /** Whether the shopper allows it now. Otherwise bodies are dropped, even while they wait to be sent again. */
  isAllowed(): boolean;
  /** Whether the page seems to be offline now. */
  isOffline(): boolean;
  /** Called when the page has come back from the back/forward cache. */
  restart?(): void;
  /** Called once, at the first body that the receiver can't read. */
  onInvalid?: (() => void) | undefined;
}

/** Opens the way to one more receiver. */
export type OpenLane = (options: Omit<LaneOptions, 'onInvalid' | 'isAllowed' | 'isOffline'>) => Lane;

/** Opens a lane to one receiver: sends one request after another, and tries again when the receiver asks for it. Never throws. */
export function createLane({
  url,
  headers,
  record,
  next,
  isAllowed,
  isOffline,
  restart,
  onInvalid,
}: LaneOptions): Lane {
  let failures = 0;
  let isBusy = false;

  async function deliver(body: object, tries = 0): Promise<void> {
    if (failures >= MOST_FAILURES || !isAllowed()) return;
    const response = await post(url, toJson(body), headers);
    if (RegExp(BUSY).test(`${response.status}`) && tries < MOST_TRIES) {
      const asked = Number.parseFloat(response.headers.get('Retry-After')!);
      // The time that the receiver asks for, if pages may read it; otherwise a longer time after each try. 0 is no time to wait for.
      const seconds = asked > 0 ? asked : 2 ** tries * (0.8 + 0.4 * Math.random());
      await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, LONGEST_WAIT)));
      return deliver(body, tries + 1);
    }
    // After any other failure the body may have arrived, and sending it again would count it twice.
    failures = response.ok ? 0 : failures + 1;
    if (response.status === 400) {
      onInvalid?.();
      onInvalid = undefined;
    }
  }

  return {
    async send(isLeft) {
      if (isBusy && !isLeft) return;
      // While the page is offline, bodies stay in their queue.
      while (!isOffline()) {
        const body = next(isLeft);
        if (!body) return;
        const delivered = deliver(body);
        if (isLeft) continue;
        isBusy = true;
        await delivered;
        isBusy = false;
      }
    },
    record(entry) {
      if (isAllowed()) record?.(entry);
    },
    restart() {
      failures = 0;
      restart?.();
    },
  };
}
