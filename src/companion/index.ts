import { TELEMETRY } from '../lib/chunk-names';
import { fetchChunk, addChunks } from '../lib/code';
import { ofDocument } from '../lib/dom';
import { firstInteraction } from '../page/first-interaction';
import { TELEMETRY_META, DISABLE_COMPAT, SNIPPET } from '../names';
import { refreshForm } from './refresh-form';
import { whenIdle } from './when-idle';
import { loadOnce, onEnd } from '../lib/async';
import { takeCompanion, type Companion } from './companion-code';
import { runCompat } from '../compat';
import { savesData } from '../lib/saves-data';
import { liveWidgets, type Widget } from '../widget/live-widgets';
import type { EarlyEvent, Edit } from './early-events';
import { report, track } from '../lib/track';
import { chunks } from './later-chunks';
import { lookAfterCart, noteCartEdit, unsaved } from './cart-edits';
import { keepChoice, lookAfterChoices, noteChoice, waitForChoice } from './choices';
import { lookAfterNotices, repeatPress } from './notices';
import { watchButtons } from '../button-signs';
import { fetchCode, goOn, goToStoreCheckout, isComplete } from '../network';
import { restore, watchActs } from './restorer';

/** If this fails, the page sends no telemetry. */
const importTelemetry = () => fetchChunk(TELEMETRY).catch(() => {});

/** Loads the sender of telemetry if the merchant's page asks for it: when the page is idle, or at once if it is hidden. */
function fetchTelemetry(): void {
  if (document.querySelector(TELEMETRY_META))
    void (ofDocument('hidden') ? importTelemetry() : whenIdle(importTelemetry));
}

/** Fetches telemetry after the page's first interaction, or when the page is hidden. */
function watchTelemetry(): void {
  if (firstInteraction.aborted || ofDocument('hidden')) fetchTelemetry();
  firstInteraction.addEventListener('abort', fetchTelemetry);
  // A page that becomes visible, such as one opened in a background tab, waits for its first interaction.
  addEventListener('visibilitychange', () => ofDocument('hidden') && fetchTelemetry());
}

/** Calls `warm` when the element is on the screen; not after `end`. */
function warmOnScreen(element: Element, warm: () => void, end: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && warm());
  observer.observe(element);
  onEnd(end, () => observer.disconnect());
}

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
  if (queued || savesData() || host.hasAttribute(DISABLE_COMPAT)) return;
  queued = whenIdle(() => {
    queued = 0;
    for (const widget of liveWidgets) if (widget.pageType !== 'checkout') runCompat(widget.host, track).catch(report);
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

/** Looks after what buttons show, once. Made out here: inside of `fetchPress` the listeners would hold its button as long as the page lives. */
const [, watchButtonsOnce] = loadOnce(async () => watchButtons(), report);

/** Fetches the code of a press, which is likely from now on. What buttons show of it ends no press. */
const fetchPress: Companion['fetchPress'] = (button, load) => {
  void watchButtonsOnce();
  return fetchCode(() => load(button), button.widget.busy);
};

addChunks(chunks);

const companion: Companion = {
  start,
  noteEdit,
  lookAfter,
  warmOnScreen,
  restore,
  unsaved,
  waitForChoice,
  fetchPress,
  goOn,
  isComplete,
  goToStoreCheckout,
};

// Not exported, as in src/press/index.ts: a press imports other parts of this chunk.
takeCompanion(companion);
