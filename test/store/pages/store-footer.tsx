/** @jsxImportSource preact */
import type { Market } from '../shop/market';
import type { PageRequest } from './page-request';
import { marketOf } from './price';
import { readSwitch } from './read-switch';

const THEMES: Record<PageRequest['theme'], string> = { a: 'A', b: 'B', hostile: 'hostile' };

const CURRENCIES: Record<Market['currency'], string> = { JPY: 'yen', USD: 'dollars' };

/** The address of this page with another value of a switch. */
function withSwitch(url: URL, name: string, value: string): string {
  const params = new URLSearchParams(url.searchParams);
  params.set(name, value);
  return `${url.pathname}?${params}`;
}

interface Choice {
  label: string;
  /** The switch, and its values with their names. */
  name: string;
  values: Readonly<Record<string, string>>;
  current: string;
  url: URL;
}

function Choices({ label, name, values, current, url }: Choice) {
  return (
    <nav aria-label={label} lang="en">
      {label}:
      {Object.entries(values).map(([value, text]) => (
        <a key={value} href={withSwitch(url, name, value)} aria-current={value === current ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** The choice of theme and currency, in English for engineers, and notes for shoppers that this is a demo. */
export function StoreFooter({ req }: { req: PageRequest }) {
  return (
    <footer class="store-footer">
      <Choices label="Theme" name="theme" values={THEMES} current={req.theme} url={req.url} />
      <Choices label="Currency" name="currency" values={CURRENCIES} current={marketOf(req).currency} url={req.url} />
      {readSwitch(req, 'google-pay') === 'simulated' && <p>Google Payはシミュレーションです。</p>}
      {readSwitch(req, 'paypal')?.startsWith('simulated') && <p>PayPalとVenmoはシミュレーションです。</p>}
      {readSwitch(req, 'shop-pay') === 'personalized' && (
        <p>Shop Payのお客さま表示（Shop Pay •••• 4242）はシミュレーションです。</p>
      )}
      {readSwitch(req, 'promise') === 'simulated' && <p>お届け予定の表示はシミュレーションです。</p>}
      <p>これは動作確認用のデモストアです。商品の販売、決済、発送は行いません。</p>
    </footer>
  );
}
