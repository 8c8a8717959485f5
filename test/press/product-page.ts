import { afterEach } from 'vitest';
import { productPurchase } from '../../src/page/product-purchase';
import type { ShopAttributes } from '../../src/markup/host-attributes';
import type { Widget } from '../../src/widget/live-widgets';
import { createWidget } from '../../src/widget/widget';

let end = new AbortController();

/** Writes a product form with a host in it, and makes the host's widget; it ends with the test. */
export function productPage(
  fields: string,
  attributes = '',
): { widget: Widget; host: HTMLElement; form: HTMLFormElement } {
  end = new AbortController();
  document.body.innerHTML = `<form>${fields}<i ${attributes}></i></form>`;
  const [form, host] = [document.querySelector('form')!, document.querySelector('i')!];
  const purchase = productPurchase(form, host, [], end.signal);
  const widget = createWidget({ host, shop: {} as ShopAttributes, pageType: 'product', purchase, end: end.signal });
  return { widget, host, form };
}

afterEach(() => end.abort());
