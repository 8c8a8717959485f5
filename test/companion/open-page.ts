import type { Signal } from '@preact/signals';
import { vi } from 'vitest';
import type { Widget } from '../../src/widget/live-widgets';
import { SHOP } from '../shop';

/** A page with a widget whose buttons nobody paints. */
export interface OpenPage {
  widget: Widget;
  /** The host leaves the page. */
  end(): void;
  /** As a press asks. */
  waitForChoice(): Promise<void> | undefined;
  isSaving(pressed?: number): boolean;
  /** What a press would save of the cart's forms. */
  unsavedFields(): [name: string, value: string][];
  variantId(): number | undefined;
}

/**
 * Opens a page: all modules are new, because they keep what a page knows.
 *
 * @param host found in the page; a product's when it stands in a form
 */
export async function openPage(host: HTMLElement): Promise<OpenPage> {
  vi.resetModules();
  return addWidget(host);
}

/** Adds a widget to the page that is open. */
export async function addWidget(
  host: HTMLElement,
  { hasPlan, accessToken = SHOP.accessToken }: { hasPlan?: Signal<boolean>; accessToken?: string } = {},
): Promise<OpenPage> {
  await import('../all-chunks');
  const { listenToPage } = await import('../../src/click/listen-to-page');
  const { createWidget } = await import('../../src/widget/widget');
  const { productPurchase } = await import('../../src/page/product-purchase');
  const { cartPurchase } = await import('../../src/page/cart-purchase');
  const { readProductForm } = await import('../../src/press/product-form');
  const page = await import('../../src/press/waits');
  const { sentByForms } = await import('../../src/press/rare-press/save-cart');
  const { companion } = await import('../../src/companion/start-companion');
  // As the entry does; the page's listeners are the same for each host.
  listenToPage();
  // The compat pass has tests of its own.
  host.setAttribute('disable-compat', '');
  const end = new AbortController();
  const form = host.closest('form');
  const purchase = form ? productPurchase(form, host, [], end.signal) : cartPurchase(host);
  const widget = createWidget({
    host,
    shop: { ...SHOP, accessToken },
    pageType: form ? 'product' : 'cart_page',
    purchase: { ...purchase, ...(hasPlan && { hasPlan }) },
    end: end.signal,
  });
  return {
    widget,
    end: () => end.abort(),
    waitForChoice: () => page.waitForChoice(widget),
    isSaving: (pressed) => page.isSaving(widget, pressed),
    unsavedFields: () => sentByForms(companion()?.unsaved().fields ?? []),
    variantId: () => readProductForm(form)?.variantId,
  };
}

/** Waits until all requested code has arrived, and the code that it requests in turn. */
export async function codeComes(): Promise<void> {
  for (let times = 0; times < 5; times++) {
    await Promise.resolve();
    await vi.dynamicImportSettled();
  }
}

/** The shopper does something for the first time, and the code that looks after the page comes. */
export function interact(type = 'pointermove'): Promise<void> {
  dispatchEvent(new Event(type));
  return codeComes();
}
