import { useState, type FormEvent } from 'react';
import { Choice } from './choice';
import { operations, presets } from './fault-presets';
import type { ActiveFault } from './store-client';

const OPERATIONS = operations.map((name) => [name, name] as const);
const PRESETS = presets.map(({ id, label }) => [id, label] as const);
const TIMES = [
  ['1', '1回'],
  ['2', '2回'],
  ['', 'ずっと'],
] as const;

/** A form to choose an operation, a fault, and how often it happens. */
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
      <Choice id="operation" label="呼び出し" value={operation} options={OPERATIONS} onChange={setOperation} />
      <Choice id="fault" label="不具合" value={preset} options={PRESETS} onChange={setPreset} />
      <Choice id="times" label="回数" value={times} options={TIMES} onChange={setTimes} />
      <button type="submit">起こす</button>
    </form>
  );
}
