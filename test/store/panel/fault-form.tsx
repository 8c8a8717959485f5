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
        aria-label="不具合（JSON）"
        rows={3}
        value={fault}
        onChange={(event) => setFault(event.currentTarget.value)}
      />
      <div className="actions">
        <button type="button" onClick={() => void run('起こします。', () => store.addFault(fault))}>
          起こす
        </button>
        <button type="button" onClick={() => void run('消しました。', store.clearFaults)}>
          不具合を消す
        </button>
        <button type="button" onClick={() => void run('初期化しました。', store.reset).then(onReset)}>
          すべて初期化
        </button>
      </div>
      <output>{said}</output>
    </>
  );
}
