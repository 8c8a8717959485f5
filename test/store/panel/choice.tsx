interface Props {
  id: string;
  label: string;
  value: string;
  /** Value and text of each option. */
  options: readonly (readonly [value: string, words: string])[];
  onChange(value: string): void;
}

/** A labelled select. */
export function Choice({ id, label, value, options, onChange }: Props) {
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
