/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface Labelled {
  id: string;
  label: string;
  /** What somebody should know before choosing. */
  hint?: string;
}

function Field({ id, label, hint, children }: Labelled & { children: ComponentChildren }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint && (
        <small class="hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
    </div>
  );
}

const described = ({ id, hint }: Labelled) => (hint ? { 'aria-describedby': `${id}-hint` } : {});

interface RangeProps extends Labelled {
  value: number;
  limits: readonly [number, number];
  step?: number;
  onChange(value: number): void;
}

/** A size in pixels. */
export function Range({ value, limits: [least, most], step = 1, onChange, ...field }: RangeProps) {
  return (
    <Field {...field}>
      <span class="range">
        <input
          id={field.id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={`${value} pixels`}
          {...described(field)}
          onInput={(event) => onChange(Number(event.currentTarget.value))}
        />
        <span aria-hidden="true">{value} px</span>
      </span>
    </Field>
  );
}

interface SelectProps<T extends string> extends Labelled {
  value: T;
  /** Value and words of each option. */
  options: readonly (readonly [value: T, words: string])[];
  onChange(value: T): void;
}

export function Select<T extends string>({ value, options, onChange, ...field }: SelectProps<T>) {
  return (
    <Field {...field}>
      <select
        id={field.id}
        value={value}
        {...described(field)}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {options.map(([name, words]) => (
          <option key={name} value={name} selected={name === value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ColourProps extends Labelled {
  value: string;
  onChange(value: string): void;
}

export function Colour({ value, onChange, ...field }: ColourProps) {
  return (
    <Field {...field}>
      <span class="range">
        <input
          id={field.id}
          type="color"
          value={value}
          {...described(field)}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <code>{value}</code>
      </span>
    </Field>
  );
}

interface CheckProps {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}

export function Check({ label, value, onChange }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
