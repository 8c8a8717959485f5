import type { CardName } from '../../shopper/cards';
import { contactChoices, type ContactChoice } from './contact-choices';
import { ErrorLines } from './error-lines';
import type { RowProps } from './payment-sheet';

/** The card, and whom it is billed to where that is asked for. */
export function CardRow({ sheet, use, simulator }: RowProps) {
  const { cards } = simulator;
  const current = sheet.usableCards.find((name) => cards[name].displayName === sheet.card?.displayName);
  const billing = contactChoices(simulator, sheet.billing);
  const choose = (card: CardName, contact?: ContactChoice) =>
    use((user) => user.selectPaymentMethod(card, contact === 'custom' ? undefined : contact));
  return (
    <section className="group">
      <label className="row">
        <span className="name">カード</span>
        <select value={current ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value as CardName)}>
          {!current && <option value="">使えるカードがありません</option>}
          {sheet.usableCards.map((name) => (
            <option key={name} value={name}>
              {cards[name].displayName.replace(' ', ' •••• ')}
              {cards[name].type === 'debit' ? '（デビット）' : ''}
            </option>
          ))}
        </select>
      </label>
      {current && sheet.fields.billing.length > 0 && (
        <label className="row">
          <span className="name">請求先</span>
          <select
            value={billing.current}
            onChange={({ currentTarget }) => choose(current, currentTarget.value as ContactChoice)}
          >
            {billing.options}
          </select>
        </label>
      )}
      <ErrorLines sheet={sheet} at="billing" />
    </section>
  );
}
