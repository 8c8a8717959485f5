/** @jsxImportSource preact */
import type { Product } from '../../shop/catalog';

/** The product's picture. It has an empty `alt`, because the title is next to it. */
export function ProductArt({ product, ...rest }: { product: Product; class?: string }) {
  return (
    <div class={rest.class ?? 'art'}>
      <img src={`/store-assets/art/${product.handle}.svg`} width="640" height="640" alt="" />
    </div>
  );
}
