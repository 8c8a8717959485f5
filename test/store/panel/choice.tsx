interface Props {
  id: string;
  label: string;
  value: string;
  /** An empty one is none. */
  options: readonly string[];
  onChange(value: string): void;
}

/** A labelled select. */
export function Choice({ id, label, value, options, onChange }: Props) {
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option || '―'}
          </option>
        ))}
      </select>
    </div>
  );
}
