import type { Sheet } from '../sheet/sheet';
import { money } from '../../drawn/money';

/** The line items of the page's last answer. */
export function LineItems({ sheet }: { sheet: Sheet }) {
  if (sheet.lineItems.length === 0) return null;
  return (
    <dl className="lines" aria-label="明細">
      {sheet.lineItems.map(({ label, amount, type }, index) => (
        // Two lines may have the same text, and they never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{label}</dt>
          <dd>{money(type === 'pending' ? null : amount, sheet.currencyCode)}</dd>
        </div>
      ))}
    </dl>
  );
}
