/**
 * Opens the demo store: `node --import tsx test/store/main.ts`. `PORT` is 4173 unless given, 0 takes any free one. `SWITCHES` are
 * those of every page whose address does not say otherwise, such as `SWITCHES='recommended=shop_pay&apple-pay=simulated'`. `METRICS_FILE` gets
 * each body of metrics that the store's receiver has taken, as a line.
 */
import { createStore } from './server/create-store';
import { readPort } from './server/read-port';

const TO_TRY = (url: string) => `Try:
  ${url}/                                        the shop window
  ${url}/products/sencha?recommended=apple_pay   a product; also shop_pay, paypal, google_pay …
  ${url}/cart?cart=44001:1&layout=vertical       a cart with its wallets, one above the other
  ${url}/__store/playground                      choose wallets and looks, copy the code
The button at the end of each page (Demo) shows the calls that came, and makes the next ones fail. So does:
  curl ${url}/__store/faults -H content-type:application/json -d '{"operation":"cartCreate","status":503,"times":1}'
More: test/store/README.md. Ctrl-C closes the store.`;

const port = readPort(process.env['PORT']);
if (port === null) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(1);
}

try {
  const { url, close } = await createStore(process.env['SWITCHES'], process.env['METRICS_FILE']).listen(port);
  console.log(`store: ${url}`);
  console.log(TO_TRY(url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.`);
  process.exit(1);
}
