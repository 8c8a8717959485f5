import { vi } from 'vitest';
import { running, type TabScope } from './tab-globals';

async function importAll() {
  await import('../../early-part');
  const [{ fetchApple }, { wallets }, { createWidget }, { beginPress }, { inStorages }] = await Promise.all([
    import('../../../src/core/apple'),
    import('../../../src/core/wallets'),
    import('../../../src/core/widget'),
    import('../../../src/press/running/begin-press'),
    import('../../../src/press/orders/pending-order'),
    // What a press loads on its way: then it comes at once.
    import('../../../src/press'),
    import('../../../wallets/apple-pay'),
    import('../../../wallets/apple-pay/apple-errors'),
    import('../../../wallets/buy-it-now'),
    import('../../../wallets/order'),
    import('../../../wallets/order/payment'),
    import('../../../wallets/order/order-errors'),
    import('../../../wallets/order/older'),
    import('../../../wallets/order/address/provinces'),
    import('../../../wallets/order/address/known-countries'),
    import('../../../src/press/running/cart-errors'),
    import('../../../src/press/running/withdraw'),
    import('../../../src/press/running/cart/checkout-ending'),
  ]);
  // As on a page, where no button can be pressed before.
  await fetchApple();
  return { wallets, createWidget, beginPress, inStorages };
}

/** The widget's code, as one tab has it: nothing is shared with other tabs. */
export type TabModules = Awaited<ReturnType<typeof importAll>>;

/** Loads the code anew, in the scope of a tab. */
export async function loadModules(scope: TabScope): Promise<TabModules> {
  vi.resetModules();
  return running.run(scope, importAll);
}
