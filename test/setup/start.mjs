// npm start: from a fresh clone to the demo store in the browser, at http://localhost:4173.
// --store <address>: to a proxy in front of a real store. PORT=… before it: another port, 0 for any.
import { parseArgs } from 'node:util';
import { BUILDS } from './builds.mjs';
import { answerHelp } from './help/answer-help.mjs';
import { endWithSentence, openServer } from './open-server.mjs';

/** What people see unless a page's address says otherwise. Browser tests open the same store without. */
const SWITCHES = new URLSearchParams({
  window: 'wallets',
  recommended: 'shop_pay',
  wallets: 'shop_pay,paypal,google_pay,apple_pay,amazon_pay,venmo',
  'apple-pay': 'simulated',
  'google-pay': 'simulated',
  paypal: 'simulated',
  'amazon-pay': 'simulated',
  'shop-pay': 'personalized',
  promise: 'simulated',
  telemetry: 'on',
}).toString();

/** The store's address that was given; undefined for the demo store. */
function readStore() {
  try {
    return parseArgs({ options: { store: { type: 'string' } } }).values.store;
  } catch {
    throw new Error('npm start takes one option: npm start -- --store https://shop.example');
  }
}

async function start() {
  const store = readStore();
  await openServer({
    command: 'npm start',
    usualPort: '4173',
    // The proxy needs nothing of the demo store's.
    builds: store === undefined ? BUILDS : BUILDS.slice(0, 1),
    main: store === undefined ? ['test/store/main.ts'] : ['test/proxy/main.ts', '--store', store],
    env: { SWITCHES: process.env.SWITCHES ?? SWITCHES },
  });
}

if (!(await answerHelp(import.meta.filename, process.argv))) endWithSentence(start);
