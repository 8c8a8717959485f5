import { expect, test } from './fixtures';
import { snippet } from './fixtures/boot-page';
import { cartHostHtml } from './fixtures/cart';
import { openUndriven } from './fixtures/undriven-browser';

const RULES = JSON.stringify({ prerender: [{ urls: ['/in-advance'], eagerness: 'immediate' }] });

/** Has the cart's page rendered in advance, fills the cart when that has been done, and goes there. */
const FIRST_PAGE = `<!doctype html><html lang="ja"><head><title>商品</title><script type="speculationrules">${RULES}</script></head><body><script>
  fetch('/ready').then(async () => {
    const body = JSON.stringify({ items: [{ id: 41001, quantity: 2 }] });
    await fetch('/cart/add.js', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    location.href = '/in-advance';
  });
</script></body></html>`;

/** Says when it has been rendered in advance, and what is seen in its cart once it is looked at. */
const cartPage = (head: string) =>
  `<!doctype html><html lang="ja"><head><title>カート</title>${head}</head><body>${cartHostHtml(['shop_pay', 'facebook_pay'])}<script>
  const seen = () => [...document.querySelectorAll('shopify-accelerated-checkout-cart > *')].filter((one) => one.checkVisibility()).map((one) => one.localName);
  const tell = () => fetch('/told', { method: 'POST', body: JSON.stringify({ before, after: seen() }) });
  let before = 'not rendered in advance';
  if (document.prerendering)
    setTimeout(() => {
      before = seen();
      fetch('/ready', { method: 'POST' });
    }, 500);
  else setTimeout(tell, 5000);
  document.addEventListener('prerenderingchange', () => {
    const end = performance.now() + 20_000;
    const look = () => (seen().length || performance.now() > end ? tell() : requestAnimationFrame(look));
    look();
  });
</script></body></html>`;

test('a cart page that was rendered in advance, while the cart was empty, shows its buttons when it is looked at', async ({
  store,
}) => {
  const told = await openUndriven(store.url, { '/': FIRST_PAGE, '/in-advance': cartPage(snippet) });
  expect(JSON.parse(told)).toEqual({ before: [], after: ['shop-pay-wallet-button', 'shopify-facebook-pay-button'] });
});
