import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ProductAttributes, WalletConfig } from './element/attributes';
import { onBfcacheRestore } from './lib/on-bfcache-restore';
import { allSubmitsDisabled } from './page/form-controls';
import { observeForm } from './page/observe-form';
import { readProductForm } from './page/product-form';
import type { Ending, Prepared, ProductForm, WalletContext, WalletId } from './wallet';
import { isAvailable } from './wallets';

/** The state of one host, shared by its buttons. */
export interface Widget {
  /** The wallet to paint: the recommended one where it can serve this purchase, else the fallback. */
  chosen: ReadonlySignal<WalletConfig & { name: WalletId }>;
  /** Nothing can be bought at the moment: by the merchant's attribute, by the form, or for want of a variant. */
  disabled: ReadonlySignal<boolean>;
  /** The wallet whose press is under way. */
  busy: Signal<WalletId | null>;
  requiresShipping: ReadonlySignal<boolean>;
  hasSellingPlan: ReadonlySignal<boolean>;
  /** The merchant's own `disabled` attribute. */
  off: Signal<boolean>;
  /** What was prepared for a wallet, kept until the widget ends. */
  prepared: Map<WalletId, { promise: Promise<Prepared>; value?: Prepared }>;
  /** The purchase that is on its way to checkout, so that a second press goes there too and makes no second cart. */
  leaving: { purchase: string; ending: Ending } | null;
  /** Reads the form again, now. */
  refresh(): void;
  productForm(): ProductForm | null;
  context(wallet: WalletId, element: HTMLElement, params: WalletConfig['params']): WalletContext;
  dispose(): void;
}

/** Builds the state of a product host from its attributes and its form, and keeps it true to the form until disposed. */
export function createWidget(host: HTMLElement, attributes: ProductAttributes, form: HTMLFormElement): Widget {
  const choice = signal<ProductForm | null>(null);
  const unsellable = signal(false);
  const off = signal(host.hasAttribute('disabled'));
  const busy = signal<WalletId | null>(null);

  const refresh = () => {
    choice.value = readProductForm(form);
    // No submit at all is a form being swapped: the last answer stands.
    unsellable.value = allSubmitsDisabled(form) ?? unsellable.value;
  };
  refresh();

  const hasSellingPlan = computed(() => !!choice.value?.sellingPlanId);
  const requiresShipping = computed(
    () => attributes.variants.find((variant) => variant?.id === choice.value?.variantId)?.requiresShipping ?? true,
  );
  const recommended = computed(() => {
    const config = attributes.recommended;
    if (!config || !isAvailable(config.name)) return null;
    return hasSellingPlan.value && !config.supportsSubscriptions ? null : (config as WalletConfig & { name: WalletId });
  });
  const fallback = isAvailable(attributes.fallback.name)
    ? (attributes.fallback as WalletConfig & { name: WalletId })
    : { name: 'buy_it_now' as const, params: {}, supportsSubscriptions: true };

  const endings = [
    observeForm(form, host, refresh),
    onBfcacheRestore(() => {
      busy.value = null;
      widget.leaving = null;
    }),
    effect(() => void host.toggleAttribute('requires-shipping', requiresShipping.value)),
    effect(() => void host.toggleAttribute('has-selling-plan', hasSellingPlan.value)),
  ];

  const widget: Widget = {
    chosen: computed(() => recommended.value ?? fallback),
    disabled: computed(() => off.value || unsellable.value || !choice.value),
    busy,
    requiresShipping,
    hasSellingPlan,
    off,
    prepared: new Map(),
    leaving: null,
    refresh,
    productForm: () => readProductForm(form),
    context: (wallet, element, params) => ({
      wallet,
      element,
      params,
      // The host stands in a product form, whatever page a quick view opened it on.
      pageType: 'product',
      accessToken: attributes.accessToken,
      buyerCountry: attributes.buyerCountry,
      buyerLocale: attributes.buyerLocale,
      buyerCurrency: attributes.buyerCurrency,
      recommended: recommended.value?.name ?? null,
      productForm: () => readProductForm(form),
    }),
    dispose: () => endings.forEach((end) => end()),
  };
  return widget;
}
