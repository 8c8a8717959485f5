/** @jsxImportSource preact */
import type { Product } from '../../shop/catalog';
import { scriptJson } from '../script-json';

/** What search engines read of a product: a script in the middle of its section, as themes have it. */
export function StructuredData({ product }: { product: Product }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    url: `/products/${product.handle}`,
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
