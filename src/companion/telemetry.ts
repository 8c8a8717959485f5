import { whenIdle } from './when-idle';

/** A failure costs the telemetry of this page. Nobody needs the module as an object, and so the bundler makes none. */
const load = () =>
  import('../telemetry').then(
    () => {},
    () => {},
  );

/** Fetches what sends telemetry, and starts it: when the page is idle, or at once when it is hidden. */
export const fetchTelemetry = (): unknown => (document.hidden ? load() : whenIdle(load));
