import { loadProductWatch } from '../chunks';
import type { ChoiceWatch } from '../product-watch';
import { report } from '../telemetry/track';
import { keepEarly } from './keep-early';

/** How long a theme is given to write to its form what was chosen, in milliseconds. */
const LIMIT_MS = 5000;

/**
 * Follows what is chosen in a product form. The code for that is fetched when something on the page is changed.
 *
 * @param variantId what the form says now
 */
export function followChoice(
  form: HTMLFormElement,
  host: Element,
  variantId: () => number | undefined,
): ChoiceWatch {
  let watch: ChoiceWatch | undefined;
  let loading: Promise<unknown> | undefined;
  let isOver = false;
  const load = (): Promise<unknown> =>
    (loading ??= loadProductWatch().then(
      ({ watchChoice }) => {
        if (!isOver) watch = watchChoice(form, host, variantId, early);
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
  return {
    settled: () => (watch ? watch.settled() : early.recent()[0] && load().then(() => watch?.settled())),
    stop() {
      isOver = true;
      early.stop();
      watch?.stop();
    },
  };
}
