/** @jsxImportSource preact */
import { siblingsOf, type Product } from '../../shop/catalog';

/** Links to the other products of the same combined listing. */
export function Siblings({ product }: { product: Product }) {
  const all = siblingsOf(product);
  if (all.length < 2) return null;
  return (
    <nav class="siblings" aria-label="シリーズ">
      {all.map(({ handle, title }) => (
        <a
          key={handle}
          href={`/products/${handle}`}
          aria-current={handle === product.handle ? 'page' : undefined}
          data-sibling
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
