import { effect, signal } from '@preact/signals';
import { vi } from 'vitest';
import type { ProductForm, Stage } from '../../../src/wallet';
import { context } from '../../checkout/answers';
import { watchPromise } from '../../../wallets/shop-pay/promise';

/** A made-up page: a button of a set width, the choice as a signal, and a client whose answers the test gives. */
export function promisePage({ width = 400, accessToken = 'token' } = {}) {
  const element = document.createElement('shop-pay-wallet-button');
  const root = element.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  root.append(button);
  document.body.append(element);
  const setWidth = (px: number) => {
    Object.defineProperty(button, 'offsetWidth', { value: px, configurable: true });
    button.style.width = `${px}px`;
  };
  setWidth(width);
  const form = signal<ProductForm | null>(null);
  const sellable = signal(true);
  const told: (string | null)[] = [];
  const stage: Stage = {
    element,
    root,
    focused: null,
    watch: (run) => effect(() => run()),
    press: () => false,
    withdraw: () => {},
    report: () => {},
  };
  return {
    told,
    sellable,
    setWidth,
    choose(variantId: number, sellingPlanId?: string) {
      form.value = { variantId, quantity: 1, properties: {}, ...(sellingPlanId !== undefined && { sellingPlanId }) };
    },
    chooseNothing: () => void (form.value = null),
    /** What stands on the button. */
    words: () => element.querySelector('[slot=promise]')?.textContent ?? '',
    watch() {
      const ctx = context({ productForm: () => form.value, isSellable: () => sellable.value, accessToken });
      return watchPromise(ctx, stage, (words) => told.push(words));
    },
  };
}

/** Puts a client into the page. @returns takes it out */
export function bringClient(client: unknown): void {
  vi.stubGlobal('Shopify', { ShopPromise: { deliveryPromiseAPIClient: client } });
}

/** An answer of so many days. */
export const days = (maxCalendarDaysToDelivery: number) => ({
  selectedShippingOption: { maxCalendarDaysToDelivery, brandedPromise: { handle: 'shop_promise' } },
});
