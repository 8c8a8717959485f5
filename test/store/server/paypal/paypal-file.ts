/** Where the store answers as PayPal does: what stands after it are PayPal's own paths. */
const PAYPAL_PATH = '/__paypal';

const FILES: Readonly<Record<string, string>> = {
  '/sdk/js': 'paypal-simulator.js',
  '/web-sdk/v6/core': 'paypal-v6-simulator.js',
  '/smart/buttons': 'paypal-button.html',
  '/checkoutnow': 'paypal-window.html',
};

/** The path of a request to PayPal, as PayPal has it; null for any other request. */
export const paypalPath = (pathname: string): string | null =>
  pathname.startsWith(`${PAYPAL_PATH}/`) ? pathname.slice(PAYPAL_PATH.length) : null;

/**
 * The built file that answers a request to PayPal: its script, the page of a button, that of the window, and what these two load; null
 * for any other request, and for the script without a client.
 */
export function paypalFile({ pathname, searchParams }: URL): string | null {
  const path = paypalPath(pathname);
  if (path === null || (path === '/sdk/js' && !searchParams.get('client-id'))) return null;
  const name = FILES[path] ?? /^\/assets\/([\w.-]+)$/.exec(path)?.[1];
  return name === undefined ? null : `/store-assets/${name}`;
}
