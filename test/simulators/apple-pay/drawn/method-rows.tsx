import { money } from '../../drawn/money';
import type { RowProps } from './payment-sheet';

const TITLES = {
  shipping: '配送方法',
  delivery: '配達方法',
  storePickup: '店頭受け取り',
  servicePickup: '集荷',
} as const;

/** The shipping methods; none where nothing needs shipping. */
export function MethodRows({ sheet, use }: RowProps) {
  if (!sheet.fields.shipping.includes('postalAddress')) return null;
  return (
    <fieldset className="group">
      <legend className="name">{TITLES[sheet.shippingType]}</legend>
      {sheet.shippingMethods.length === 0 && <p className="row detail">配送方法がありません</p>}
      {sheet.shippingMethods.map(({ identifier, label, detail, amount }) => (
        <label className="row method" key={identifier}>
          <input
            type="radio"
            name="method"
            checked={identifier === sheet.method}
            onChange={() => use((user) => user.selectMethod(identifier))}
          />
          <span className="detail">
            <span>{label}</span>
            <small>{detail}</small>
          </span>
          <span className="amount">{money(amount, sheet.currencyCode)}</span>
        </label>
      ))}
    </fieldset>
  );
}
