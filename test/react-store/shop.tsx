import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { AcceleratedCheckout, AcceleratedCheckoutCart, type PressEvent, type Split } from 'karui/react';

/** What the server knows of a request and the page has to know, too. */
export interface Visit {
  path: string;
  /** Whether the shopper has a cart. */
  hasCart: boolean;
  /** Folder of the widget's files, with a slash at its end. */
  widget: string;
  /** How visits are split; absent: they are not. */
  split?: Split | undefined;
}

const SHOP = {
  accessToken: '5f0c1d7ae9b34c62a8d1f7e204b9c36e',
  buyerCountry: 'JP',
  buyerLocale: 'ja',
  buyerCurrency: 'JPY',
} as const;

const SHOP_PAY = { name: 'shop_pay', wallet_params: {} } as const;

/** Goods of the demo store: one in a product form of the page's own, the others without any. */
const GOODS = {
  kyusu: { title: '急須', variants: [44_001, 44_002], hasForm: true },
  yuzamashi: { title: '湯冷まし', variants: [47_001], hasForm: false },
  'kadai-box': { title: '課題の箱', variants: [46_001], hasForm: false },
} as const;

type Handle = keyof typeof GOODS;

function Product({ handle, src, split }: { handle: Handle; src: string; split: Split | undefined }): ReactNode {
  const { title, variants, hasForm } = GOODS[handle];
  const [isAgreed, setAgreed] = useState(true);
  const props = {
    ...SHOP,
    src,
    split,
    recommended: hasForm ? SHOP_PAY : null,
    variantParams: variants.map((id) => ({ id, requiresShipping: true })),
    onPress(event: PressEvent) {
      if (!isAgreed) event.preventDefault();
    },
  };
  return (
    <main>
      <h1>{title}</h1>
      <label>
        <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />{' '}
        利用規約に同意する
      </label>
      {hasForm ? (
        <form method="post" action="/cart/add">
          <label>
            色{' '}
            <select name="id">
              <option value={variants[0]}>朱泥</option>
              <option value={variants[1]}>黒</option>
            </select>
          </label>
          <button type="submit">カートに入れる</button>
          <AcceleratedCheckout {...props} />
        </form>
      ) : (
        <AcceleratedCheckout {...props} form={{ variantId: variants[0], quantity: 2, attributes: { 包装: 'あり' } }} />
      )}
      <p>お茶の時間をどうぞ。</p>
    </main>
  );
}

const CartButtons = ({ src, split }: { src: string; split: Split | undefined }) => (
  <AcceleratedCheckoutCart
    {...SHOP}
    src={src}
    split={split}
    requiresShipping
    walletConfigs={[SHOP_PAY, { name: 'buy_it_now' }]}
  />
);

/** The whole page: rendered by the server, and taken over by the browser. */
export function Shop({ path, hasCart, widget, split }: Visit): ReactNode {
  const [current, setCurrent] = useState(path);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    setCurrent(location.pathname);
  };
  const src = `${widget}wallets.js`;
  const handle = current.replace('/products/', '') as Handle;
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>React の茶店</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${widget}skeleton.css`} />
        <style>
          {
            'body{margin:0 auto;padding:16px;max-width:640px;font-family:sans-serif}nav a{margin-inline-end:12px}form{display:grid;gap:12px;margin-block:12px}'
          }
        </style>
      </head>
      <body>
        <nav>
          {Object.entries(GOODS).map(([name, { title }]) => (
            <a key={name} href={`/products/${name}`} onClick={go}>
              {title}
            </a>
          ))}
          <a href="/cart" onClick={go}>
            カート
          </a>
          <button type="button" onClick={() => setDrawerOpen(!isDrawerOpen)}>
            カートを{isDrawerOpen ? '閉じる' : '開く'}
          </button>
        </nav>
        {isDrawerOpen && (
          <aside>
            <CartButtons src={src} split={split} />
          </aside>
        )}
        {handle in GOODS && <Product handle={handle} src={src} split={split} />}
        {current === '/cart' && (
          <main>
            <h1>カート</h1>
            {hasCart ? <CartButtons src={src} split={split} /> : <p>カートは空です。</p>}
          </main>
        )}
      </body>
    </html>
  );
}
