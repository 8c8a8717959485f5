/** @jsxImportSource preact */
import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { renderDocument } from '../render-document';
import { ProductSection } from './product-section';

/** A product's page in the request's theme. */
export function productPage(product: Product, req: PageRequest): string {
  const main = <ProductSection product={product} req={req} />;
  return renderDocument(req, { title: product.title, pageType: 'product', product, main });
}
