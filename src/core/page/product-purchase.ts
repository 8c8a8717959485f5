import { computed, signal } from '@preact/signals';
import type { VariantParams } from '../shop';
import { allSubmitsDisabled } from './form-fields';
import { observeForm } from './observe-form';
import type { Purchase } from './purchase';
import { readVariant, type ChosenVariant } from './read-variant';

/**
 * The choice in a product form. It follows the form until `end`.
 *
 * @param host the element in the form; changes and submit buttons inside it are ignored
 * @param variants which variants are shipped, from the markup's `variant-params`; a variant that is not listed counts as shipped
 */
export function productPurchase(
  form: HTMLFormElement,
  host: Element,
  variants: readonly VariantParams[],
  end: AbortSignal,
): Purchase {
  const choice = signal<ChosenVariant | null>(null);
  const unsellable = signal(false);
  const refresh = () => {
    choice.value = readVariant(form);
    // A form without any submit is being swapped by the theme: the last answer still counts.
    unsellable.value = allSubmitsDisabled(form, host) ?? unsellable.value;
  };
  refresh();
  observeForm(form, host, refresh, end);
  const requiresShipping = computed(
    () => variants.find((variant) => variant?.id === choice.value?.variantId)?.requiresShipping ?? true,
  );
  return {
    sellable: computed(() => !!choice.value && !unsellable.value),
    requiresShipping,
    hasPlan: computed(() => !!choice.value?.sellingPlanId),
    refresh,
    form,
    cartId: () => null,
    mayShip: () => requiresShipping.value,
    variantId: () => choice.value?.variantId,
  };
}
