import type { RowProps } from './payment-sheet';

/** The shipping options; none where nothing needs shipping. */
export function OptionRows({ sheet, use }: RowProps) {
  if (!sheet.asks.option) return null;
  return (
    <fieldset>
      <legend className="name">配送方法</legend>
      {sheet.options.length === 0 && <p className="row detail">配送方法は未定です</p>}
      {sheet.options.map(({ id, label, description }) => (
        <label className="row" key={id}>
          <input
            type="radio"
            name="option"
            checked={id === sheet.option}
            onChange={() => use((user) => user.selectOption(id))}
          />
          <span className="detail">
            <span>{label}</span>
            {description && <small>{description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
