import { onEnd } from '../lib/async';
import { controlsOf, allSubmitsDisabled, readVariant, type ChosenVariant } from './form';
import { computed, signal } from '@preact/signals';
import type { VariantParams } from '../markup/host-attributes';
import type { Purchase } from './purchase';

// A script that writes `value` to a hidden input changes its attribute, so an observer sees it.
const ATTRIBUTES = ['value', 'aria-disabled', 'disabled', 'form', 'name'];

/**
 * Calls back until `end` when something in the form may have changed, by any means: an event, a silent write to a hidden input, a toggled
 * submit, new controls. Ignores changes inside `ours`, because we make them. Calls back at once for the first change, then at most once in
 * each frame: otherwise a page that writes to its form after each of our changes would block the browser.
 */
export function observeForm(form: HTMLFormElement, ours: Element, callback: () => void, end: AbortSignal): void {
  let frame = 0;
  let isMissed = false;
  const changed = () => {
    isMissed = !!frame;
    if (isMissed) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (isMissed) changed();
    });
    callback();
  };
  const onEvent = (event: Event) => {
    if ((event.target as HTMLInputElement | null)?.form === form) changed();
  };
  const observer = new MutationObserver((records) => {
    if (records.some((record) => !ours.contains(record.target))) {
      watch();
      changed();
    }
  });
  const root = ours.getRootNode();
  const watch = () => {
    // If some controls are outside the form, a theme may render them anew anywhere in the page.
    const isWhole = controlsOf(form).every((control) => control.closest('form') === form);
    observer.observe(isWhole ? form : root, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
  };
  watch();
  // Controls outside the form do not bubble through it; captured, since a theme may stop its own events.
  for (const type of ['change', 'input']) root.addEventListener(type, onEvent, { capture: true, signal: end });
  onEnd(end, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}

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
