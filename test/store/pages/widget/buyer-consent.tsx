/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';

const MARKETS = [
  ['terms', '海外販売の利用規約'],
  ['privacy', '海外販売のプライバシーポリシー'],
] as const;

/** The consent notice for products with selling plans; `?managed-markets=1` adds links to the seller's own policies. */
export function BuyerConsent({ req }: { req: PageRequest }) {
  return (
    <small id="shopify-buyer-consent" class="hidden" aria-hidden="true" data-consent-type="subscription">
      この商品は定期購入です。お手続きを進めると、表示された価格・頻度で継続してお届けすることと、
      <span id="shopify-subscription-policy-button">解約ポリシー</span>に同意したことになります。
      {req.url.searchParams.get('managed-markets') === '1' &&
        MARKETS.map(([name, words], index) => (
          <span key={name}>
            {index > 0 && '・'}
            <a href={`/policies/managed-markets/${name}`} data-managed-markets={name}>
              {words}
            </a>
          </span>
        ))}
    </small>
  );
}
