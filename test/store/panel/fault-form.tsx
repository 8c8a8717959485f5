import { useState, type FormEvent } from 'react';
import { operations, presets } from './fault-presets';
import type { ActiveFault } from './store-client';

/** Chooses a fault for an operation, and how often it shall happen. */
export function FaultForm({ onAdd }: { onAdd: (fault: ActiveFault) => void }) {
  const [operation, setOperation] = useState(operations[0] ?? '');
  const [preset, setPreset] = useState(presets[0]?.id ?? '');
  const [times, setTimes] = useState('1');

  const add = (event: FormEvent) => {
    event.preventDefault();
    const fault = presets.find(({ id }) => id === preset)?.fault;
    onAdd({ operation, ...fault, ...(times && { times: Number(times) }) });
  };

  return (
    <form onSubmit={add}>
      <label>
        呼び出し
        <select value={operation} onChange={(event) => setOperation(event.currentTarget.value)}>
          {operations.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        不具合
        <select value={preset} onChange={(event) => setPreset(event.currentTarget.value)}>
          {presets.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        回数
        <select value={times} onChange={(event) => setTimes(event.currentTarget.value)}>
          <option value="1">1回</option>
          <option value="2">2回</option>
          <option value="">ずっと</option>
        </select>
      </label>
      <button type="submit">起こす</button>
    </form>
  );
}
