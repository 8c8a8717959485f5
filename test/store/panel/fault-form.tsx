import { useState } from 'react';
import { store } from './store-client';

const EXAMPLE = '{ "operation": "cartCreate", "status": 503, "times": 1 }';

/** Sets faults, written as the README of the store shows them, and takes them back. */
export function FaultForm({ onReset }: { onReset(): void }) {
  const [fault, setFault] = useState(EXAMPLE);
  const [said, setSaid] = useState('');
  const run = async (words: string, change: () => Promise<unknown>) => {
    try {
      await change();
      setSaid(words);
    } catch (error) {
      setSaid(String(error));
    }
  };
  return (
    <>
      <textarea
        aria-label="Fault, as JSON"
        rows={3}
        value={fault}
        onChange={(event) => setFault(event.currentTarget.value)}
      />
      <div className="actions">
        <button type="button" onClick={() => void run('Set.', () => store.addFault(fault))}>
          Set fault
        </button>
        <button type="button" onClick={() => void run('Cleared.', store.clearFaults)}>
          Clear faults
        </button>
        <button
          type="button"
          onClick={() => void run('The store is as it was at its start.', store.reset).then(onReset)}
        >
          Reset the store
        </button>
      </div>
      <output>{said}</output>
    </>
  );
}
