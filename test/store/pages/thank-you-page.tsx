/** @jsxImportSource preact */
import type { PageRequest } from './page-request';
import { renderDocument } from './render-document';

/** The page after an order. */
export function thankYouPage(req: PageRequest): string {
  const main = (
    <section class="section narrow">
      <p class="demo-mark">デモ</p>
      <h1>ご注文ありがとうございます</h1>
      <p>これはデモストアの確認画面です。実際の注文、決済、発送は行われていません。</p>
      <p>
        <a class="button" href="/">
          買いものを続ける
        </a>
      </p>
    </section>
  );
  return renderDocument(req, { title: 'ご注文ありがとうございます', pageType: null, main });
}
