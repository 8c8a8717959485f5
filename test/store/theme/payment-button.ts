interface StoreWindow {
  Shopify?: { PaymentButton?: { init?(): void } };
}

/** Tells the platform that there may be new payment buttons. */
export function initPaymentButtons(): void {
  (window as StoreWindow).Shopify?.PaymentButton?.init?.();
}
