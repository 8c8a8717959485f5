/** Opens the demo store: `node --import tsx test/store/main.ts`, on `PORT` (4173 unless given, 0 for any free one); `APPLE_PAY=simulated` gives one to devices without. */
import { createStore } from './server/create-store';
import { readPort } from './server/read-port';

const TO_TRY = (url: string) => `
  ${url}/                                      both themes, every product
  ${url}/products/sencha?theme=a               sizes, quantity rule, engraving
  ${url}/products/sencha?recommended=shop_pay  a wallet's own button
  ${url}/products/sencha?recommended=apple_pay&apple-pay=simulated
  ${url}/products/teiki-bin?theme=b            once or by subscription
  ${url}/products/kyusu                        sold out, and the last piece
  ${url}/products/usd-price                    the cart changes its currency
  ${url}/cart?wallets=apple_pay,venmo          wallets of the cart, ?layout=vertical
  ${url}/products/sencha?csp=1                 strict content policy, ?hostile=1: an old library
  ${url}/__store/requests                      the calls received so far
Discount code OCHA10 is good. Ctrl-C closes the store.`;

const port = readPort(process.env['PORT']);
if (port === null) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(1);
}

try {
  const { url, close } = await createStore({ simulateApplePay: process.env['APPLE_PAY'] === 'simulated' }).listen(port);
  console.log(`store: ${url}`);
  console.log(TO_TRY(url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.`);
  process.exit(1);
}
