/** Loads the companion, which looks after a page's hosts from the first interaction on: see src/companion. */
import { COMPANION } from '../lib/chunk-names';
import { effect } from '@preact/signals';
import { checked, fetchChunk } from '../lib/code';
import type { Companion, Restorable } from './companion-code';
import { loadRareHosts } from './load-rare-hosts';
import { savesData } from '../lib/saves-data';
import { loadOnce, onEnd } from '../lib/async';
import { onWidget, type Widget } from '../widget/live-widgets';
import { NOTICES_AND_LINKS, TELEMETRY_META } from '../names';
import { report } from '../lib/track';
import { afterInteraction } from '../page/first-interaction';
import { earlyEdits, handEditsTo, keepEditsAround } from './early-events';

/** The companion, and what fetches it: never rejects, and can be called again after a failure. */
export const [companion, startCompanion] = loadOnce(
  () => fetchChunk<Companion>(COMPANION),
  (error) => {
    report(error);
    loadRareHosts(({ followLinks }) => followLinks(earlyEdits, startCompanion));
  },
  (found) => {
    found.start(handEditsTo(found.noteEdit));
    onWidget(found.lookAfter);
  },
);

/** The companion, fetched if it is not there. Rejects where it does not come. */
export const neededCompanion = (): Promise<Companion> => startCompanion().then(() => checked(companion()));

/** Where the merchant's page asks for telemetry, the companion has it fetched: after the page's first interaction, or when it is hidden. */
export const startTelemetry = (): void => void (document.querySelector(TELEMETRY_META) && startCompanion());

/** Has the companion fetched when it has something to do for a widget. */
function startWhenNeeded({ host, purchase, end }: Widget): void {
  keepEditsAround(host);
  afterInteraction(() => {
    // A shopper who saves data loads it only if the page needs it.
    if (!savesData() || !purchase.form || document.querySelector(NOTICES_AND_LINKS)) void startCompanion();
  }, end);
  onEnd(
    end,
    effect(() => {
      if (purchase.hasPlan.value) void startCompanion();
    }),
  );
}

/** From now on the companion is fetched when a widget needs it. */
export const followWidgets = (): void => onWidget(startWhenNeeded);

/** Restores what the page has undone, if anything. Hardly a page undoes anything before its first interaction: then that code is there. */
export const keepIntact = (what: Restorable): void => {
  if (!what.isIntact()) void startCompanion().then(() => companion()?.restore(what));
};
