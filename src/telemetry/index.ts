/** The sender of telemetry, fetched when the page is idle after its first interaction, or hidden; only where a merchant wants it. */
import { ERROR_REPORTS } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type * as ErrorReports from './errors/error-reports';
import { ofDocument } from '../lib/dom';
import { TELEMETRY_META } from '../names';
import { liveWidgets } from '../widget/live-widgets';
import type { DeveloperErrorCode } from '../markup/developer-errors';
import { hasNetwork, isOffline } from '../network';
import { readConfig } from './telemetry-meta';
import { watchConsent } from './tracking-consent';
import { watchImpressions } from './impressions';
import { isBot } from './is-bot';
import { forgetInFlight } from './post';
import { createSender } from './sender';
import { flush, sendBy } from '../lib/track';
import { pageAddress } from '../lib/page-address';
import { FLUSH_PAUSE } from '../limits';

/** Says to a merchant's developer that the configuration can't be used; only where a host has `debug`. */
function tellDeveloper(text: string | undefined): void {
  const code = 'invalid-telemetry' satisfies DeveloperErrorCode;
  if ([...liveWidgets].some(({ host }) => host.hasAttribute('debug'))) console.error(`karui: ${code} ${text}`);
}

function start(): void {
  const text = document.querySelector<HTMLMetaElement>(TELEMETRY_META)?.content;
  const config = readConfig(text, pageAddress());
  if (!config) return tellDeveloper(text);
  const loadErrors = () => fetchChunk<typeof ErrorReports>(ERROR_REPORTS);
  const sender = createSender(config, watchConsent(), loadErrors, { isOffline, hasNetwork });
  let isLeft = true;
  sendBy((entries) => {
    try {
      sender.take(entries, isLeft);
    } catch {
      // Nothing here may keep a press from its checkout.
    }
  });

  const watchNewButtons = watchImpressions();
  const tick = () => {
    watchNewButtons();
    // A hidden page may never be shown again. All other calls of `flush` come when the page is being left.
    isLeft = ofDocument('hidden');
    flush();
    isLeft = true;
  };
  // A page in the back/forward cache has no ticks until it comes back.
  setInterval(tick, FLUSH_PAUSE);
  tick();
  addEventListener('online', tick);
  addEventListener('visibilitychange', tick);
  addEventListener('pagehide', flush);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    forgetInFlight();
    sender.restart();
  });
}

if (!isBot(navigator.userAgent)) start();
