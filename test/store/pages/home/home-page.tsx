/** @jsxImportSource preact */
import { products, type Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { renderDocument } from '../render-document';
import { price } from '../price';
import { readSwitch } from '../read-switch';
import { ProductArt } from '../product/product-art';
import { QuickView } from '../product/quick-view';
import { EngineerLinks } from './engineer-links';
import { showsWallets, WindowButton } from './window-button';

function ProductCard({ product, req }: { product: Product; req: PageRequest }) {
  const prices = product.variants.map((variant) => variant.price);
  return (
    <li class="product-card">
      <a class="product-card__link" href={`/products/${product.handle}`}>
        <ProductArt product={product} />
        <span class="product-card__title">{product.title}</span>
        <span class="product-card__price">
          {price(Math.min(...prices), req)}
          {Math.max(...prices) > Math.min(...prices) && '〜'}
        </span>
      </a>
      {showsWallets(req) && <WindowButton product={product} req={req} />}
      <button type="button" class="link-button" data-quick-view={`/products/${product.handle}`}>
        クイックビュー<span class="visually-hidden">：{product.title}</span>
      </button>
    </li>
  );
}

/** The shop window: the products. */
export function homePage(req: PageRequest): string {
  const main = (
    <>
      <section class="hero">
        <div>
          <h1>一服の、かるい買いもの。</h1>
          <p>急がず選んで、ひと押しで買える。お茶と道具の小さな店です。</p>
        </div>
      </section>
      <section class="section" aria-labelledby="products">
        <h2 id="products">商品</h2>
        {showsWallets(req) && (
          <p class="note">商品ごとに別のウォレットを並べています。押すと、その商品をそのまま購入します。</p>
        )}
        <ul class={showsWallets(req) ? 'product-grid product-grid--wallets' : 'product-grid'}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} req={req} />
          ))}
        </ul>
      </section>
      {readSwitch(req, 'panel') !== 'off' && <EngineerLinks />}
      <QuickView />
    </>
  );
  return renderDocument(req, { title: 'お茶と道具', pageType: 'home', main });
}
