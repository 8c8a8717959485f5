import { loadProductWatch } from '../chunks';
import { onEnd } from '../lib/on-end';
import type { Settled } from '../product-watch';
import { report } from '../telemetry/track';
import { keepEarly } from './keep-early';

/** How long a theme is given to write to its form what was chosen, in milliseconds. */
const LIMIT_MS = 5000;

/**
 * Follows what is chosen in a product form. The code for that is fetched when something on the page is changed.
 *
 * @param variantId what the form says now
 * @returns resolves when the form says what was chosen; see `Purchase.settled`
 */
export function followChoice(
  form: HTMLFormElement,
  host: Element,
  variantId: () => number | undefined,
  end: AbortSignal,
): Settled {
  let settled: Settled | undefined;
  let loading: Promise<unknown> | undefined;
  const load = (): Promise<unknown> =>
    (loading ??= loadProductWatch().then(
      ({ watchChoice }) => {
        if (!end.aborted) settled = watchChoice(form, host, variantId, early, end);
      },
      (error) => {
        // The next change or press tries again.
        loading = undefined;
        report(error);
      },
    ));
  const early = keepEarly(['change', 'shopify:product:select'], LIMIT_MS, () => {
    void load();
    return variantId();
  });
  onEnd(end, early.stop);
  return () => (settled ? settled() : early.recent()[0] && load().then(() => settled?.()));
}
