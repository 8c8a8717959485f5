/** @jsxImportSource preact */
import type { PageRequest } from './page-request';
import { cartWalletNames, cartWallets } from './widget/cart-wallets';
import { renderDocument } from './render-document';

/** Says which names of `?wallets=` no wallet has, and which there are. */
export function unknownWalletsPage(req: PageRequest): string {
  const main = (
    <section class="section narrow">
      <h1>知らないウォレットです</h1>
      <p>
        <code>wallets={cartWallets(req).unknown.join(',')}</code>
      </p>
      <p>
        使える名前：<code>{cartWalletNames.join(', ')}</code>
      </p>
    </section>
  );
  return renderDocument(req, { title: '知らないウォレット', pageType: null, main });
}
