/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Product } from '../shop/catalog';
import type { PageRequest } from './page-request';
import { CartDrawer, hasDrawer } from './cart/cart-drawer';
import { Head } from './head';
import type { PageType } from './page-type';
import { StoreFooter } from './store-footer';
import { StoreHeader } from './store-header';

interface Page {
  title: string;
  pageType: PageType;
  product?: Product;
  /** See `Head`. */
  ownButton?: string;
  /** The body of the page, inside `main`. */
  main: ComponentChildren;
}

/**
 * A whole page: head, header, the given content, footer, drawer.
 *
 * @returns an HTML document
 */
export function renderDocument(req: PageRequest, { main, ...head }: Page): string {
  const page = (
    <html lang="ja">
      <Head req={req} {...head} />
      <body class={`theme-${req.theme}`}>
        <a class="skip-link" href="#main">
          本文へ移動
        </a>
        <StoreHeader req={req} />
        <main id="main" tabIndex={-1}>
          {main}
        </main>
        <StoreFooter req={req} />
        {hasDrawer(req, head.pageType) && <CartDrawer req={req} />}
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
