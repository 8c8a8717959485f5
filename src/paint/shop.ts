interface StoreWindow {
  Shopify?: { PaymentButton?: { failedToLoad?: boolean; init?(): void } };
}

/** What the boot script shares with the page. */
export const shop = () => ((window as StoreWindow).Shopify || {}).PaymentButton || {};

/** Whether the widget is there for a host. */
export const isDefined = (host: Element): boolean => !!customElements.get(host.localName);
