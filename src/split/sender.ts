import { isOffline } from '../network/network';
import type { TelemetryConfig } from '../telemetry/telemetry-meta';
import { createLane } from '../telemetry/lane';
import type { Consent } from '../telemetry/parse-consent';
import { forgetInFlight } from '../telemetry/post';
import { watchConsent } from '../telemetry/tracking-consent';
import { percentOf, isPlatforms, type Arm } from './arm';
import { countOnce } from './count-once';
import { createSplitMetrics, type Step, type Vital } from './metrics';
import { pageKind } from './page-kind';
import { CHOICE_ASK } from '../limits';

/** Takes what happens in a visit, and sends it where the shopper allows analytics. */
export interface SplitSender {
  /** The visit has come to a step. Sent at once; with `isLeft` in a way that outlives the page. */
  step(name: Step, isLeft?: boolean): void;
  /** A view of the page has ended. */
  vitals(values: readonly [name: Vital, value: number][]): void;
  /** The page has come back from the back/forward cache. */
  restart(): void;
}

/** Opens the way to the merchant's receiver of metrics for the visit of an arm. Until the shopper's choice is known, everything waits. */
export function createSplitSender(otlp: string, { histograms }: TelemetryConfig, arm: Arm): SplitSender {
  const consent = watchConsent();
  const metrics = createSplitMetrics(Math.round(performance.timeOrigin), histograms);
  let waiting: (() => void)[] = [];
  let allowed: Consent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lane = createLane({
    url: `${otlp}/v1/metrics`,
    headers: { 'Content-Type': 'application/json' },
    next: () => metrics.collect(Date.now()),
    isAllowed: () => !!allowed?.analytics,
    isOffline,
  });
  const attributes = () => ({
    'karui.arm': isPlatforms(arm) ? 'platform' : 'karui',
    'karui.page_type': pageKind(),
    'karui.split': percentOf(arm),
  });
  const send = (isLeft: boolean) => {
    clearTimeout(timer);
    allowed = consent();
    if (!allowed) return void (timer = setTimeout(() => send(false), CHOICE_ASK));
    const taken = waiting;
    waiting = [];
    // What a shopper has not allowed is not kept, and not noted in the visit's cookie.
    if (!allowed.analytics) return;
    for (const record of taken) record();
    lane.send(isLeft);
  };
  return {
    step(name, isLeft = false) {
      const own = attributes();
      waiting.push(() => countOnce(name, arm) && metrics.record(name, own, 1));
      send(isLeft);
    },
    vitals(values) {
      const own = attributes();
      for (const [name, value] of values) waiting.push(() => metrics.record(name, own, value));
      send(true);
    },
    restart() {
      forgetInFlight();
      lane.restart();
      send(false);
    },
  };
}
