/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { EmptyCheckout } from './empty-checkout';
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

/** What `/checkout` shows without a cart. */
export const emptyCheckoutPage = (req: PageRequest): string =>
  plain(req, 'ご購入手続き', null, <EmptyCheckout url={req.url} />);

/** Lists the unknown names in `?wallets=`, and the names that exist. */
export const unknownWalletsPage = (req: PageRequest): string =>
  plain(
    req,
    'Unknown wallet',
    null,
    <div lang="en">
      <h1>There is no such wallet</h1>
      <p>
        <code>wallets={cartWallets(req).unknown.join(',')}</code>
      </p>
      <p>
        Wallets by name: <code>{cartWalletNames.join(', ')}</code>
      </p>
    </div>,
  );
