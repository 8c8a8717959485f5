import { computed, signal } from '@preact/signals';
import type { VariantParams } from '../shop';
import { followChoice } from './follow-choice';
import { allSubmitsDisabled } from './form-controls';
import { observeForm } from './observe-form';
import { readVariant, type ChosenVariant } from './read-variant';
import type { Purchase } from './purchase';

/** The choice in a product form, kept true to the form until disposed. */
export function productPurchase(form: HTMLFormElement, host: Element, variants: readonly VariantParams[]): Purchase {
  const choice = signal<ChosenVariant | null>(null);
  const unsellable = signal(false);
  const refresh = () => {
    choice.value = readVariant(form);
    // No submit at all is a form being swapped: the last answer stands.
    unsellable.value = allSubmitsDisabled(form) ?? unsellable.value;
  };
  refresh();
  const requiresShipping = computed(
    () => variants.find((variant) => variant?.id === choice.value?.variantId)?.requiresShipping ?? true,
  );
  const stopForm = observeForm(form, host, refresh);
  const choices = followChoice(form, host, () => readVariant(form)?.variantId);
  return {
    sellable: computed(() => !!choice.value && !unsellable.value),
    requiresShipping,
    hasSellingPlan: computed(() => !!choice.value?.sellingPlanId),
    refresh,
    form,
    cartId: () => null,
    mayShip: () => requiresShipping.value,
    vanish() {},
    isSaving: () => false,
    settled: choices.settled,
    dispose() {
      stopForm();
      choices.stop();
    },
  };
}
