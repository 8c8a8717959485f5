import { createLog } from '../../rules/log';
import { checkRequest } from './check-request';
import { messageChecks } from './check-message';
import { pageAround } from './page-around';
import './frame.css';

/** How long the mood `late` takes, in milliseconds. */
const LATE = 4000;

/** What the demo keeps of the shopper, where the browser lets the page read it. */
function cookie(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

const around = pageAround();
const log = createLog((one) => (window as { recordShopPay?: (notice: unknown) => void }).recordShopPay?.(one));
const checks = messageChecks(log, around);
if (around) checkRequest(log, around);

const target = new URLSearchParams(location.search).get('target_origin') ?? '';
const isKnown = () => !!cookie('demo_shop_user');

const account = document.createElement('p');
account.textContent = 'Shop Pay •••• 4242';

/** Tells the page around whether the shopper is recognised, or anything else that a test wants it to hear. */
function answer(message: unknown = { type: 'loaded', recognized: isKnown() }): void {
  checks.answered();
  log.note('event', 'loaded', message);
  parent.postMessage(message, target);
}

addEventListener('message', (event) => {
  if (checks.isAnimateIn(event)) account.className = 'in';
});
addEventListener('DOMContentLoaded', () => document.body.append(account));
// Logging in and out elsewhere in the demo.
new BroadcastChannel('demo_shop').addEventListener('message', () => answer());

Object.assign(window, { shopPayFrame: { answer, log: log.log, violations: log.violations } });

const mood = cookie('demo_shop_mood');
if (mood === 'late') setTimeout(answer, LATE);
else if (mood !== 'silent') {
  answer();
  if (mood === 'twice') answer();
}
