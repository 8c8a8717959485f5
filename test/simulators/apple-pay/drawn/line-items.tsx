import type { Sheet } from '../sheet/sheet';
import { money } from './money';

/** What the total is made of, as the page last said. */
export function LineItems({ sheet }: { sheet: Sheet }) {
  if (sheet.lineItems.length === 0) return null;
  return (
    <dl className="lines" aria-label="明細">
      {sheet.lineItems.map(({ label, amount, type }, index) => (
        // Two lines may say the same, and none of them ever moves.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{label}</dt>
          <dd>{money(type === 'pending' ? null : amount, sheet.currencyCode)}</dd>
        </div>
      ))}
    </dl>
  );
}
