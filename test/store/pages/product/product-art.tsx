/** @jsxImportSource preact */
import type { Product } from '../../shop/catalog';

/** The product's drawing. Its title stands beside it, so it says nothing of its own. */
export function ProductArt({ product, ...rest }: { product: Product; class?: string }) {
  return (
    <div class={rest.class ?? 'art'}>
      <img src={`/store-assets/art/${product.handle}.svg`} width="640" height="640" alt="" />
    </div>
  );
}
