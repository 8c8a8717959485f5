import { noteActivation, noteReturn } from './click';
import { ofDocument } from '../lib/dom';
import { keepEdits } from '../companion/early-events';
import { followWidgets, startTelemetry } from '../companion/start-companion';
import { INTERACTIONS, firstInteraction, noteInteraction } from '../page/first-interaction';

/**
 * Adds all listeners that the core has for the whole page. The order matters: what the shopper does is noted before it,
 * as the page's first interaction, starts other code.
 */
export function listenToPage(): void {
  keepEdits();
  followWidgets();
  for (const type of INTERACTIONS)
    addEventListener(type, noteInteraction, { capture: true, passive: true, signal: firstInteraction });
  firstInteraction.addEventListener('abort', startTelemetry);
  addEventListener('visibilitychange', () => ofDocument('hidden') && startTelemetry());
  document.addEventListener('prerenderingchange', noteActivation);
  addEventListener('pageshow', noteReturn);
}
