import { CallList } from './call-list';
import { Consent } from './consent';
import { FaultForm } from './fault-form';
import { Shopper } from './shopper';
import { store, type ActiveFault } from './store-client';
import type { StoreView } from './use-store';

/** A fault in one line: operation, remaining count, and what happens. */
function describe({ operation, times, ...fault }: ActiveFault): string {
  return `${operation} × ${times ?? 'ずっと'}：${JSON.stringify(fault)}`;
}

/** The contents of the panel: a form for faults, the faults to come, the calls that arrived. */
export function Controls({ faults, calls, trouble, run }: StoreView) {
  return (
    <>
      <Shopper />
      <h2>テレメトリー</h2>
      <Consent />
      <p>
        <a href="/__store/telemetry" target="_blank" rel="noopener">
          届いたものを見る（新しいタブ）
        </a>
      </p>
      <h2>不具合を起こす</h2>
      <FaultForm onAdd={(fault) => void run(() => store.addFault(fault))} />
      <ul aria-label="起こる予定の不具合">
        {faults.map((fault) => (
          <li key={describe(fault)}>{describe(fault)}</li>
        ))}
      </ul>
      <output>{trouble}</output>
      <div className="actions">
        <button type="button" onClick={() => void run()}>
          更新
        </button>
        <button type="button" onClick={() => void run(store.clearFaults)}>
          不具合を消す
        </button>
        <button type="button" onClick={() => void run(store.reset)}>
          すべて初期化
        </button>
      </div>
      <h2>届いた呼び出し</h2>
      <CallList calls={calls} />
    </>
  );
}
