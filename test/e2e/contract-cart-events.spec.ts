import { expect, test } from './fixtures';
import { openWatched, settle } from './fixtures/watched-cart';

for (const part of ['lines', 'note', 'discount', 'attributes']) {
  test(`shopify:cart:${part}-update makes the widget read the cart when its promise resolves, not when it rejects`, async ({
    page,
    store,
  }) => {
    await openWatched(page);
    const tell = (fate: 'resolve' | 'reject') =>
      page.evaluate(
        ([type, how]) => {
          let end = () => {};
          const promise = new Promise<void>((resolve, reject) => {
            end = how === 'resolve' ? resolve : () => reject(new Error('refused'));
          });
          promise.catch(() => {});
          const event = new Event(type, { bubbles: true });
          Object.assign(event, { promise });
          document.body.dispatchEvent(event);
          Object.assign(window, { end });
        },
        [`shopify:cart:${part}-update`, fate] as const,
      );
    const end = () => page.evaluate(() => (window as unknown as { end(): void }).end());
    await tell('reject');
    await settle(page);
    await end();
    await settle(page);
    await tell('resolve');
    await settle(page);
    expect(await store.calls('limitedCart')).toEqual([]);
    await end();
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
  });
}
