/** Loads the companion, which looks after a page's hosts from the first interaction on: see src/companion. */
import { ofDocument } from '../lib/of-document';
import { effect } from '@preact/signals';
import { loadCompanion } from '../chunks';
import type * as Companion from '../../companion';
import { isSparing } from '../lib/is-sparing';
import { onEnd } from '../lib/on-end';
import { withTimeout } from '../lib/with-timeout';
import { liveWidgets } from '../live-widgets';
import { NOTICE_ID, POLICY_LINKS, TELEMETRY_META } from '../../names';
import { report } from '../track';
import { afterInteraction, interacted } from '../warm';
import type { Widget } from '../widget';
import { early } from '../early';
import { fetchEarly } from '../parts';

/** How long the companion may take to load, in milliseconds: a press may wait for it. */
const LOAD_LIMIT = 8000;

/** Undefined until it is fetched. */
export let companion: typeof Companion | undefined;
let loading: Promise<void> | undefined;

/** Fetches the companion. Never rejects; can be called again after a failure. */
export const startCompanion = (): Promise<void> =>
  (loading ??= withTimeout(LOAD_LIMIT, Promise.all([loadCompanion(), fetchEarly()]))
    .then(([found]) => {
      companion = found;
      found.start(early.handEditsTo(found.noteEdit));
      for (const widget of liveWidgets) found.lookAfter(widget);
    })
    .catch((error) => {
      // What has come is not started twice.
      if (!companion) loading = undefined;
      report(error);
    }));

/** Where the merchant's page asks for telemetry, the companion has it fetched: after the page's first interaction, or when it is hidden. */
const startTelemetry = () => void (document.querySelector(TELEMETRY_META) && startCompanion());
interacted.addEventListener('abort', startTelemetry);
addEventListener('visibilitychange', () => ofDocument('hidden') && startTelemetry());

/** Lets the companion look after a widget. The companion is loaded when it has something to do for it. */
export function lookAfter(widget: Widget): void {
  const { host, purchase, end } = widget;
  early.keepEditsAround(host);
  if (companion) return companion.lookAfter(widget);
  afterInteraction(() => {
    // A shopper who saves data loads it only if the page needs it.
    if (!isSparing() || !purchase.form || document.querySelector(`#${NOTICE_ID},${POLICY_LINKS}`))
      void startCompanion();
  }, end);
  onEnd(
    end,
    effect(() => {
      if (purchase.hasPlan.value) void startCompanion();
    }),
  );
}
