/** @jsxImportSource preact */
import type { PageRequest } from './page-request';
import { cartWalletNames, cartWallets } from './widget/cart-wallets';
import { renderDocument } from './render-document';

/** Lists the unknown names in `?wallets=`, and the names that exist. */
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
