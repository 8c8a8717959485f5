import { TELEMETRY } from '../names';
import { whenIdle } from './when-idle';

/** A merchant who wants telemetry pays for it; nobody else does. A failure costs the telemetry of this page. */
function load(): void {
  if (document.querySelector(TELEMETRY))
    import('../telemetry').then(
      () => {},
      () => {},
    );
}

/** Fetches what sends telemetry, and starts it: when the page is idle or hidden, whichever is first. */
export function fetchTelemetry(): void {
  if (document.hidden) load();
  whenIdle(load);
  addEventListener('visibilitychange', load);
}
