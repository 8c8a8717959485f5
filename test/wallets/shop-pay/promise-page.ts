import { effect, signal } from '@preact/signals';
import { expect, vi } from 'vitest';
import type { ProductForm, OurButton } from '../../../src/wallet';
import { context } from '../../press/cart/answers';
import { watchPromise } from '../../../wallets/shop-pay/account-and-promise/promise';

/** A made-up page: a button of a set width, the choice as a signal, and a client whose answers the test gives. */
function promisePage({ width = 400, accessToken = 'token' } = {}) {
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
  const ours: OurButton = {
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
      const ctx = context({ choice: () => form.value, isSellable: () => sellable.value, accessToken });
      return watchPromise(ctx, ours, (words) => told.push(words));
    },
  };
}

/** An answer with this many days. */
export const days = (maxCalendarDaysToDelivery: number) => ({
  selectedShippingOption: { maxCalendarDaysToDelivery, brandedPromise: { handle: 'shop_promise' } },
});

/** Answers are kept for the life of a page: each test has ten variants of its own, from this one on. */
export let variant = 1000;
/** Ends what `open` has begun, one each. */
export let stops: (() => void)[];

/** A page without any past, on a fake clock. */
export function newPage(): void {
  vi.useFakeTimers();
  variant += 10;
  stops = [];
}

/** Ends everything, and looks whether a timer is left. */
export function leavePage(): void {
  for (const stop of stops) stop();
  expect(vi.getTimerCount(), 'timers that are left').toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.textContent = '';
  localStorage.clear();
}

/** A client that notes what it is asked, and answers by a table of variants; what is not in it is never answered. */
export function client(answers: Readonly<Record<number, () => unknown>>): unknown[] {
  const asked: unknown[] = [];
  const deliveryPromiseAPIClient = (input: { variantId: number }, token: string) => {
    asked.push([input, token]);
    return answers[input.variantId]?.() ?? new Promise(() => {});
  };
  vi.stubGlobal('Shopify', { ShopPromise: { deliveryPromiseAPIClient } });
  return asked;
}

/** A page on which the variant of this test is chosen and the promise is watched. */
export function open(options: Parameters<typeof promisePage>[0] = {}) {
  const page = promisePage(options);
  page.choose(variant);
  stops.push(page.watch());
  return page;
}

export const settle = () => vi.advanceTimersByTimeAsync(0);

/** What the client is asked about this test's variant, with the token. */
export const question = (changes: object = {}) => [
  { variantId: variant, sellingPlanId: '', postalCode: '', isPostalCodeOverride: false, ...changes },
  'token',
];
