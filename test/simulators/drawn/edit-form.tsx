import { useEffect, useRef, type ReactNode } from 'react';

export interface Input<Name extends string> {
  name: Name;
  label: string;
  value: string;
  /** What is wrong with it. */
  errors?: ReactNode;
}

interface Props<Name extends string> {
  label: string;
  inputs: readonly Input<Name>[];
  /** What its button says. */
  submit?: string;
  /** Whether the inputs are as before once they are taken. */
  clears?: boolean;
  /** Takes what is written now, and which of it is new. */
  onSubmit(values: Record<Name, string>, changed: readonly Name[]): void;
}

/** A form in which the shopper changes something. */
export function EditForm<Name extends string>({
  label,
  inputs,
  submit: words = '変更する',
  clears = false,
  onSubmit,
}: Props<Name>) {
  const form = useRef<HTMLFormElement>(null);
  // The shopper is taken to what is wrong, also when it is far down.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus(), []);
  const submit = (data: FormData) => {
    const values = inputs.map(({ name }) => [name, String(data.get(name) ?? '').trim()] as const);
    const changed = inputs.filter(({ value }, at) => values[at]![1] !== value).map(({ name }) => name);
    onSubmit(Object.fromEntries(values) as Record<Name, string>, changed);
  };
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget);
        if (clears) event.currentTarget.reset();
        submit(written);
      }}
    >
      {inputs.map(({ name, label: caption, value, errors }) => (
        <div className="field" key={name}>
          <label>
            <span className="name">{caption}</span>
            <input
              name={name}
              defaultValue={value}
              autoComplete="off"
              aria-invalid={!!errors}
              {...(errors && { 'aria-describedby': `error-${name}` })}
            />
          </label>
          {errors && <div id={`error-${name}`}>{errors}</div>}
        </div>
      ))}
      <button type="submit" className="apply">
        {words}
      </button>
    </form>
  );
}
