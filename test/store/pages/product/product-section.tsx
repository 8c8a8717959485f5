/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { ProductA } from './theme-a';
import { ProductB } from './theme-b';

const THEMES = { a: ProductA, b: ProductB, hostile: ProductA } satisfies Record<PageRequest['theme'], unknown>;

/** The section's id, in the page and in fetched copies. */
const MAIN_SECTION = 'main';

/** The product section inside the platform's wrapper, which scripts find by its id. */
export function ProductSection({ product, req }: { product: Product; req: PageRequest }) {
  const sectionId = req.url.searchParams.get('section_id') || MAIN_SECTION;
  const Theme = THEMES[req.theme];
  return (
    <section id={`shopify-section-${sectionId}`} class="shopify-section section">
      {req.theme === 'hostile' && <span class="section-ground" />}
      <Theme product={product} req={req} sectionId={sectionId} />
    </section>
  );
}

/**
 * The answer to `?section_id=…`: only the product section, for the variant of `?variant=` or `?option_values=`.
 *
 * @returns an HTML fragment
 */
export function productSection(product: Product, req: PageRequest): string {
  return renderToString(<ProductSection product={product} req={req} />);
}
