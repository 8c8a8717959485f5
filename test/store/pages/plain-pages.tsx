/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { PageRequest } from './page-request';
import type { PageType } from './page-type';
import { renderDocument } from './render-document';
import { cartWalletNames, cartWallets } from './widget/cart-wallets';

const plain = (req: PageRequest, title: string, pageType: PageType, content: ComponentChildren): string =>
  renderDocument(req, { title, pageType, main: <section class="section narrow">{content}</section> });

const wayOn = (words: string) => (
  <p>
    <a class="button" href="/">
      {words}
    </a>
  </p>
);

/** The page for unknown addresses. */
export const notFoundPage = (req: PageRequest): string =>
  plain(
    req,
    'ページが見つかりません',
    '404',
    <>
      <h1>ページが見つかりません</h1>
      <p>お探しのページはないか、移動した可能性があります。</p>
      {wayOn('商品を見る')}
    </>,
  );

/** The page after an order. */
export const thankYouPage = (req: PageRequest): string =>
  plain(
    req,
    'ご注文ありがとうございます',
    null,
    <>
      <p class="demo-mark">デモ</p>
      <h1>ご注文ありがとうございます</h1>
      <p>これはデモストアの確認画面です。実際の注文、決済、発送は行われていません。</p>
      {wayOn('買いものを続ける')}
    </>,
  );

/** Lists the unknown names in `?wallets=`, and the names that exist. */
export const unknownWalletsPage = (req: PageRequest): string =>
  plain(
    req,
    '知らないウォレット',
    null,
    <>
      <h1>知らないウォレットです</h1>
      <p>
        <code>wallets={cartWallets(req).unknown.join(',')}</code>
      </p>
      <p>
        使える名前：<code>{cartWalletNames.join(', ')}</code>
      </p>
    </>,
  );
