import type { Metrics } from './metrics';
import type { EventEntry, PressStory } from './press-story';

/** What stands in the entries that are measured. */
interface Data {
  wallet?: string;
  type?: string;
  reason?: string;
  ms?: number;
  /** In milliseconds of `performance.now()`. */
  at?: number;
  operation?: string;
  status?: string;
  result?: string;
  page?: string;
  css?: string;
}

/** Turns entries into metrics. @returns takes the next entry */
export function measureEntries({ record }: Metrics, story: PressStory): (entry: EventEntry) => void {
  const table: Readonly<Record<string, (data: Data, entry: EventEntry) => void>> = {
    paint: ({ page, ms }) => record('karui.paint.duration', { page_type: page }, ms),
    prepared: ({ wallet, at: since = 0 }, { at }) =>
      record('karui.warm.duration', { wallet }, Math.max(0, at - performance.timeOrigin - since)),
    request: ({ operation, status, ms }) => record('karui.request.duration', { operation, status_class: status }, ms),
    sdk: ({ wallet, result, ms }) => record('karui.sdk.duration', { wallet, result }, ms),
    press: ({ wallet }) => record('karui.presses', { wallet }),
    not_eligible: ({ wallet, reason }) => record('karui.withdrawn', { wallet, reason }),
    ending({ wallet, type, reason }, entry) {
      record('karui.endings', { wallet, ending: type });
      if (type === 'decelerate') record('karui.decelerations', { wallet, reason });
      const ms = story.duration(entry);
      if (ms !== undefined) record('karui.press.duration', { wallet, ending: type }, ms);
    },
    // A theme with rules on older names is of an older generation. Already sampled.
    style_compat: ({ css }) => record('karui.compat.samples', { theme_generation: css ? 'older' : 'current' }),
  };
  return (entry) => {
    if (Object.hasOwn(table, entry.name)) table[entry.name]!(entry.data as Data, entry);
  };
}
