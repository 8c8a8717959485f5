import { COMPAT } from '../chunk-names';
import { addChunks, fetchChunk } from '../core/code';
import { takeCompanion, type Companion } from '../core/companion-code';
import type * as Compat from '../compat';
import { isSparing } from '../core/lib/is-sparing';
import { liveWidgets } from '../core/live-widgets';
import type { EarlyEvent, Edit } from '../core/page/early-event';
import { report, track } from '../core/track';
import type { Widget } from '../core/live-widgets';
import { DISABLE_COMPAT, SNIPPET } from '../names';
import { chunks } from './chunks';
import { lookAfterCart, noteCartEdit, unsaved } from './cart';
import { keepChoice, lookAfterChoices, noteChoice, waitForChoice } from './choices';
import { lookAfterNotices, repeatPress } from './notices';
import { fetchCode, goOn, goToStoreCheckout, isComplete } from '../network';
import { refreshForm } from './refresh-form';
import { createRestorer, watchActs } from './restorer';
import { watchTelemetry } from './telemetry';
import { whenIdle } from './when-idle';
import { warmOnScreen } from './warm-on-screen';

/** Takes an event that may have changed the cart or the choice, or is a policy's press. */
function noteEdit(edit: Edit): void {
  noteCartEdit(edit);
  noteChoice(edit);
  void repeatPress(edit);
}

/** Begins to look after the page. Takes the events that the core has kept; from now on the core hands every event to `noteEdit`. */
function start(events: readonly EarlyEvent[]): void {
  watchTelemetry();
  if (document.querySelectorAll(SNIPPET)[1]) console.warn('Karui is in this page twice: the first one runs');
  watchActs();
  for (const kept of events) {
    noteCartEdit(kept);
    keepChoice(kept);
    void repeatPress(kept);
  }
}

/** The idle callback that will look at old styles, if there is one: then no further host is kept in memory for it. */
let queued: unknown;

/** Lets the compat pass look at the theme's old rules when the page is idle. Without it the defaults stay. */
function adaptToTheme({ host }: Widget): void {
  if (queued || isSparing() || host.hasAttribute(DISABLE_COMPAT)) return;
  queued = whenIdle(() => {
    queued = 0;
    fetchChunk<typeof Compat>(COMPAT).then(({ runCompat }) => {
      for (const widget of liveWidgets) if (widget.pageType !== 'checkout') runCompat(widget.host, track).catch(report);
    }, report);
  });
}

/** Looks after a widget until its end. */
function lookAfter(widget: Widget): void {
  const { form } = widget.purchase;
  if (widget.pageType !== 'checkout') {
    adaptToTheme(widget);
    lookAfterNotices(widget);
  }
  if (form) {
    refreshForm(widget);
    lookAfterChoices(widget);
  } else lookAfterCart(widget);
}

addChunks(chunks);

const companion: Companion = {
  start,
  noteEdit,
  lookAfter,
  warmOnScreen,
  createRestorer,
  unsaved,
  waitForChoice,
  fetchPress: (button, load) => fetchCode(() => load(button), button.widget.busy),
  goOn,
  isComplete,
  goToStoreCheckout,
};

// Not exported, as in src/press/index.ts: a press imports other parts of this chunk.
takeCompanion(companion);
