import { money } from '../../drawn/money';
import type { Sheet } from '../sheet/sheet';

/** What the total is made of. */
export function ItemList({ sheet }: { sheet: Sheet }) {
  if (sheet.items.length === 0) return null;
  return (
    <dl aria-label="明細">
      {sheet.items.map(({ label, price, status }, index) => (
        // Two items may have the same text, and they never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{label}</dt>
          <dd>{money(status === 'PENDING' ? null : price, sheet.currencyCode)}</dd>
        </div>
      ))}
    </dl>
  );
}
