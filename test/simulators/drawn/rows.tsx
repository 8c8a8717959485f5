import type { ReactNode } from 'react';
import type { Options } from './choices';

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name | '';
  options: Options<Name>;
  choose(name: Name): void;
}

/** One of several things to choose from. */
export function ChoiceRow<Name extends string>({ label, value, options, choose }: ChoiceProps<Name>) {
  return (
    <label className="row">
      <span className="name">{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value as Name)}>
        {options.map(([name, words]) => (
          <option key={name} value={name} disabled={name === ''}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lines of text, each below the one before. */
export const Stacked = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </>
);

interface DetailProps {
  lines: readonly string[];
  isEditing: boolean;
  toggle(): void;
}

/** What is in the chosen contact, and a button that opens a form to change it. */
export const DetailRow = ({ lines, isEditing, toggle }: DetailProps) => (
  <div className="row">
    <p className="detail">
      <Stacked lines={lines} />
    </p>
    <button type="button" className="plain" aria-expanded={isEditing} onClick={toggle}>
      編集
    </button>
  </div>
);

interface MethodProps {
  title: string;
  methods: readonly { id: string; label: string; detail?: string | undefined; amount?: string }[];
  chosen: string | null;
  choose(id: string): void;
}

/** The ways to send the goods. */
export const MethodRows = ({ title, methods, chosen, choose }: MethodProps) => (
  <fieldset className="group">
    <legend className="name">{title}</legend>
    {methods.length === 0 && <p className="row detail">配送方法がありません</p>}
    {methods.map(({ id, label, detail, amount }) => (
      <label className="row" key={id}>
        <input type="radio" name="method" checked={id === chosen} onChange={() => choose(id)} />
        <span className="detail">
          <span>{label}</span>
          {detail && <small>{detail}</small>}
        </span>
        {amount !== undefined && <span className="amount">{amount}</span>}
      </label>
    ))}
  </fieldset>
);

/** What the total is made of. */
export function LineRows({ lines }: { lines: readonly (readonly [label: string, amount: string])[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="lines" aria-label="明細">
      {lines.map(([label, amount], index) => (
        // Two lines may have the same text, and they never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FootProps {
  errors: ReactNode;
  total: readonly [label: string, amount: string];
  /** What keeps Pay from being pressed, in words; none when it can be or will be in a moment. */
  missing: readonly string[];
  canPay: boolean;
  words: string;
  pay(): void;
}

/** The total, and Pay. */
export const Foot = ({ errors, total: [label, amount], missing, canPay, words, pay }: FootProps) => (
  <div className="foot">
    {errors}
    <p className="total">
      <span>{label}</span>
      <strong>{amount}</strong>
    </p>
    <p className="obstacle" aria-live="polite">
      {missing.length > 0 && `${missing.join('、')}が必要です`}
    </p>
    <button type="button" className="pay" aria-disabled={!canPay} onClick={() => canPay && pay()}>
      {words}
    </button>
  </div>
);
