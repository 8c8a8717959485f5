/** @jsxImportSource preact */
import type { PageRequest } from './page-request';
import { renderDocument } from './render-document';

/** The page for unknown addresses. */
export function notFoundPage(req: PageRequest): string {
  const main = (
    <section class="section narrow">
      <h1>ページが見つかりません</h1>
      <p>お探しのページはないか、移動した可能性があります。</p>
      <p>
        <a class="button" href="/">
          商品を見る
        </a>
      </p>
    </section>
  );
  return renderDocument(req, { title: 'ページが見つかりません', pageType: '404', main });
}
