import { interacted } from '../core/warm';
import { whenIdle } from './when-idle';

/** A failure costs the telemetry of this page. Nobody needs the module as an object, and so the bundler makes none. */
const load = () =>
  import('../telemetry').then(
    () => {},
    () => {},
  );

/** Fetches what sends telemetry where the merchant's page asks for it: when the page is idle, or at once when it is hidden. */
function fetchTelemetry(): void {
  if (document.querySelector('[name=karui-telemetry]')) void (document.hidden ? load() : whenIdle(load));
}

/** Fetches telemetry after the page's first interaction, or when the page is hidden. */
export function watchTelemetry(): void {
  if (interacted.aborted || document.hidden) fetchTelemetry();
  interacted.addEventListener('abort', fetchTelemetry);
  // A page that is shown for the first time, as one from a background tab, waits for its first interaction.
  addEventListener('visibilitychange', () => document.hidden && fetchTelemetry());
}
