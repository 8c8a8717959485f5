// npm start: from a fresh clone to the demo store in the browser. With `--store <address>`: to a proxy in front of a real store.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build-if-changed.mjs';
import { BUILDS } from './builds.mjs';
import { ready } from './ready.mjs';
import { INTERRUPTED, root, run } from './run.mjs';

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

function readPort(text = '4173') {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT=${text} is not a port: give a whole number from 0 to 65535 (0 takes any free one).`);
}

/** Rejects when the port is taken. Checked before the build, so that nobody waits for a store that can't open. */
function checkFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what runs there, or take another: PORT=${port + 1} npm start`)
          : new Error(`Port ${port} can't be used: ${error.message}`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** Builds what has changed, without a word of the bundler's but warnings. */
async function update({ name, inputs, output, args }) {
  const began = performance.now();
  const built = await buildIfChanged({ root, name, inputs, output }, async () => {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args];
    const code = await run(process.execPath, vite);
    if (code === INTERRUPTED) process.exit(INTERRUPTED);
    if (code !== 0) throw new Error(`The ${name} could not be built.`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${built ? `built in ${seconds} s` : 'unchanged'}`);
}

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
  const port = readPort(process.env.PORT);
  await checkFree(port);
  await ready({ browser: false });
  // The proxy needs nothing of the demo store's.
  for (const build of store === undefined ? BUILDS : BUILDS.slice(0, 1)) await update(build);
  const [main, ...args] = store === undefined ? ['test/store/main.ts'] : ['test/proxy/main.ts', '--store', store];
  const code = await run(process.execPath, ['--import', 'tsx', main, ...args], {
    PORT: String(port),
    SWITCHES: process.env.SWITCHES ?? SWITCHES,
  });
  // Ctrl-C is how one leaves them, not a failure.
  process.exitCode = code === INTERRUPTED ? 0 : code;
}

start().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
