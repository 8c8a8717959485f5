import { cards, type CardName } from '../../shopper/cards';
import { AddressChoice } from './address-choice';
import type { RowProps } from './payment-sheet';

/** The card, and whom it is billed to where that is asked for. */
export function CardRow({ sheet, use }: RowProps) {
  const { card, usableCards, asks, billing } = sheet;
  return (
    <>
      <label className="row">
        <span className="name">カード</span>
        <select
          value={card ?? ''}
          onChange={({ currentTarget }) => use((user) => user.selectCard(currentTarget.value as CardName))}
        >
          {card === null && <option value="">使えるカードがありません</option>}
          {usableCards.map((name) => (
            <option key={name} value={name}>
              {cards[name].displayName.replace(' ', ' •••• ')}
              {cards[name].type === 'debit' ? '（デビット）' : ''}
            </option>
          ))}
        </select>
      </label>
      {card !== null && asks.billing && (
        <AddressChoice
          label="請求先住所"
          address={billing}
          choose={(contact) => use((user) => user.selectCard(card, contact))}
        />
      )}
    </>
  );
}
