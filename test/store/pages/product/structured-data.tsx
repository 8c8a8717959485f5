/** @jsxImportSource preact */
import type { Product } from '../../shop/catalog';
import { scriptJson } from '../script-json';

/** Structured data for search engines: a script in the middle of the section, as in real themes. */
export function StructuredData({ product }: { product: Product }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    url: `/products/${product.handle}`,
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
