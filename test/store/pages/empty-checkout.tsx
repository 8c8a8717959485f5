/** @jsxImportSource preact */
import { Flags, readFlags } from './flags';

/** Any product that is in stock will do. */
const FILLED = '/checkout?cart=44001:1';

/** A checkout without anything in it: what the shopper can do, and what the engineer who has opened it by its address has to do. */
export function EmptyCheckout({ url }: { url: URL }) {
  return (
    <>
      <p class="demo-mark">デモ</p>
      <h1>ご購入手続き</h1>
      <p>カートに商品がありません。商品をカートに入れてから、もう一度お進みください。</p>
      <p>
        <a class="button button--primary" href="/">
          商品を見る
        </a>
      </p>
      {readFlags(url).length > 0 && <Flags url={url} />}
      <p class="note" lang="en">
        For engineers: this page needs a cart. Add <code>?cart=44001:1</code> to its address (variant and quantity):{' '}
        <a href={FILLED}>{FILLED}</a>
      </p>
    </>
  );
}
