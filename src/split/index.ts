/**
 * Measures a visit of a page that is split: the same code for both arms, and for both from outside, because it knows nothing of who fills
 * the hosts. Fetched when the page is idle, or at its first press.
 */
import { pageAddress } from '../lib/page-address';
import { ofDocument } from '../lib/dom';
import { ARM_ATTRIBUTE, PRESSED_HOST, PRODUCT_HOST, SNIPPET, SPLIT, TELEMETRY_META } from '../names';
import { readConfig } from '../telemetry/telemetry-meta';
import { isPlatforms, readArm } from './arm';
import { leadsTo } from './leads-to';
import { PRESSES, pressedHost } from './pressed-host';
import { whenProductSeen } from './place-seen';
import { createSplitSender, type SplitSender } from './sender';
import { watchVitals } from './vitals';

/** Notes a press on a host of this name. Who presses a product's button has seen it. */
function notePress({ step }: SplitSender, host: string): void {
  if (host === PRODUCT_HOST) step('visits');
  step('presses');
}

/** Notes that a page is on the way, or is here. An order comes after its checkout, also where a wallet's sheet was that. */
function notePage({ step }: SplitSender, address: string, sent?: FormData | null): void {
  const place = leadsTo(address, sent);
  if (place) step('checkouts', true);
  if (place === 'orders') step('orders', true);
}

function watchPage(sender: SplitSender, tag: Element): void {
  whenProductSeen(() => sender.step('visits'));
  const early = tag.getAttribute(PRESSED_HOST);
  if (early) notePress(sender, early);
  for (const type of PRESSES)
    addEventListener(
      type,
      (event) => {
        const host = pressedHost(event);
        if (host) notePress(sender, host.localName);
      },
      true,
    );
  notePage(sender, pageAddress());
  // A page may have put something else in its place.
  const { navigation } = self as { navigation?: Partial<Navigation> };
  navigation?.addEventListener?.('navigate', ({ destination, formData }) =>
    notePage(sender, destination.url, formData),
  );
}

function start(): void {
  const tag = document.querySelector(SPLIT);
  const arm = readArm(tag && tag.getAttribute(ARM_ATTRIBUTE));
  const config = readConfig(document.querySelector<HTMLMetaElement>(TELEMETRY_META)?.content, pageAddress());
  // Where another snippet has brought Karui into a page of the platform's arm, the page belongs to neither.
  if (!arm || !config?.otlp || (isPlatforms(arm) && document.querySelector(SNIPPET))) return;
  const sender = createSplitSender(config.otlp, config, arm);
  watchPage(sender, tag!);
  const takeVitals = watchVitals();
  // Their own listeners are captured, and so come first.
  addEventListener('visibilitychange', () => ofDocument('visibilityState') === 'hidden' && sender.vitals(takeVitals()));
  addEventListener('pageshow', ({ persisted }) => persisted && sender.restart());
}

start();
