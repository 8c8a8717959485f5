/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Product } from '../../shop/catalog';

interface Props {
  product: Product;
  id: string;
  sectionId: string;
  class: string;
  /** Theme A checks the form itself, as the theme Dawn does. */
  novalidate?: boolean;
  type: 'add-to-cart-form' | 'installment';
  children: ComponentChildren;
}

/** The product form as the platform renders it: its own hidden fields first, those of product and section last. */
export function ProductForm({ product, id, sectionId, novalidate, type, children, ...rest }: Props) {
  return (
    <form
      method="post"
      action="/cart/add"
      id={id}
      accept-charset="UTF-8"
      class={rest.class}
      enctype="multipart/form-data"
      noValidate={novalidate ?? false}
      {...(type === 'add-to-cart-form' && { 'data-type': type })}
    >
      <input type="hidden" name="form_type" value="product" />
      <input type="hidden" name="utf8" value="✓" />
      {children}
      <input type="hidden" name="product-id" value={product.id} />
      <input type="hidden" name="section-id" value={sectionId} />
    </form>
  );
}
