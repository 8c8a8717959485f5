import { TELEMETRY } from '../chunk-names';
import { fetchChunk } from '../core/code';
import { ofDocument } from '../core/lib/of-document';
import { firstInteraction } from '../core/page/interaction';
import { TELEMETRY_META } from '../names';
import { whenIdle } from './when-idle';

/** If this fails, the page sends no telemetry. */
const importTelemetry = () => fetchChunk(TELEMETRY).catch(() => {});

/** Loads the sender of telemetry if the merchant's page asks for it: when the page is idle, or at once if it is hidden. */
function fetchTelemetry(): void {
  if (document.querySelector(TELEMETRY_META))
    void (ofDocument('hidden') ? importTelemetry() : whenIdle(importTelemetry));
}

/** Fetches telemetry after the page's first interaction, or when the page is hidden. */
export function watchTelemetry(): void {
  if (firstInteraction.aborted || ofDocument('hidden')) fetchTelemetry();
  firstInteraction.addEventListener('abort', fetchTelemetry);
  // A page that becomes visible, such as one opened in a background tab, waits for its first interaction.
  addEventListener('visibilitychange', () => ofDocument('hidden') && fetchTelemetry());
}
