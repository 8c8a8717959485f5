import type { ComponentChildren } from 'preact';
import { useState, type FormEvent } from 'react';
import { Choice } from './choice';
import type { ActiveFault } from './store-client';

/** A fault of `POST /__store/faults` that can be chosen, without its operation and count. */
export interface Preset {
  id: string;
  label: string;
  fault: Readonly<Record<string, unknown>>;
}

interface Props {
  /** What the operations are called. */
  label: string;
  operations: readonly (readonly [name: string, words: string])[];
  presets: readonly Preset[];
  /** How often it can happen besides once and for ever. */
  often: number;
  onAdd: (fault: ActiveFault) => void;
  /** More buttons. */
  children?: ComponentChildren;
}

/** A form to choose an operation, a fault, and how often it happens. */
export function FaultForm({ label, operations, presets, often, onAdd, children }: Props) {
  const [operation, setOperation] = useState(operations[0]?.[0] ?? '');
  const [preset, setPreset] = useState(presets[0]?.id ?? '');
  const [times, setTimes] = useState('1');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const fault = presets.find(({ id }) => id === preset)?.fault;
    onAdd({ operation, ...fault, ...(times && { times: Number(times) }) });
  };
  const kinds = presets.map(({ id, label: words }) => [id, words] as const);
  const counts = ['1', String(often), ''].map((count) => [count, count ? `${count}回` : 'ずっと'] as const);
  return (
    <form onSubmit={add}>
      <Choice id="operation" label={label} value={operation} options={operations} onChange={setOperation} />
      <Choice id="fault" label="不具合" value={preset} options={kinds} onChange={setPreset} />
      <Choice id="times" label="回数" value={times} options={counts} onChange={setTimes} />
      <div className="actions">
        <button type="submit">起こす</button>
        {children}
      </div>
    </form>
  );
}

/** The faults to come, each in one line: operation, remaining count, and what happens. */
export function FaultList({ faults }: { faults: readonly ActiveFault[] }) {
  const lines = faults.map(
    ({ operation, times, ...fault }) => `${operation} × ${times ?? 'ずっと'}：${JSON.stringify(fault)}`,
  );
  return (
    <ul aria-label="起こる予定の不具合">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
