import { createLog } from '../../rules/log';
import { createClient } from './client';

const log = createLog((one) => (window as { recordShopPay?: (notice: unknown) => void }).recordShopPay?.(one));

const client = createClient(
  log,
  async (input, token) => {
    const question = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`/__shop/promise?${question}`, {
      headers: { 'x-shopify-storefront-access-token': token },
    });
    const violation = answer.headers.get('x-violation');
    if (!answer.ok && !violation) throw new Error(`The store answered ${answer.status}`);
    return { value: answer.ok ? await answer.json() : null, violation };
  },
  () => location.pathname,
);

interface PageWithPromise {
  Shopify?: { ShopPromise?: object };
}

/** Its script loads by itself: `?after=` puts the client into the page so many milliseconds later. */
const after = Number(new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('after'));
const install = () => {
  const page = window as PageWithPromise;
  page.Shopify ??= {};
  page.Shopify.ShopPromise = { deliveryPromiseAPIClient: client };
};
if (after) setTimeout(install, after);
else install();

Object.assign(window, { shopPromise: { log: log.log, violations: log.violations } });
