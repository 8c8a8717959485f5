/**
 * Opens a proxy in front of a store: `node --import tsx test/proxy/main.ts --store https://shop.example`. `PORT` is 4173 unless given,
 * 0 takes any free one.
 */
import { parseArgs } from 'node:util';
import pkg from '../../package.json' with { type: 'json' };
import { WIDGET_DIST } from '../store/folders';
import { readPort } from '../store/server/read-port';
import { checkoutNote } from './checkout-note';
import { createProxy } from './create-proxy';
import { LIMITS } from './limits';
import { findStore } from './store/find-store';
import { readAddress } from './store/read-address';
import { createTeller } from './terminal';
import { StoreTrouble } from './trouble';

const { values } = parseArgs({ options: { store: { type: 'string' } } });

try {
  const port = readPort(process.env['PORT']);
  if (port === null) throw new Error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  const address = readAddress(values.store ?? '');
  const { origin, asksPassword } = await findStore(address, LIMITS);
  const tell = createTeller((line) => console.log(line));
  const { version } = pkg;
  const { url, close } = await createProxy({ store: origin, dist: WIDGET_DIST, version, tell }).listen(port);
  console.log(`proxy: ${url}`);
  console.log(`That is ${origin} with Karui ${version} in each page. Open ${url}${address.pathname}${address.search}`);
  if (asksPassword) console.log(`The store asks for a password: open ${url}/password and give it there.`);
  console.log(`${checkoutNote(origin)} Ctrl-C closes the proxy.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) console.error('That port is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.');
  else if (error instanceof StoreTrouble) console.error(error.message);
  else throw error;
  process.exit(1);
}
