import { CallList } from './call-list';
import { Consent } from './consent';
import { FaultForm, FaultList } from './fault-form';
import { OPERATIONS, PRESETS } from './fault-presets';
import { Shopper } from './shopper';
import { store } from './store-client';
import type { StoreView } from './use-store';

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
      <FaultForm
        label="呼び出し"
        operations={OPERATIONS}
        presets={PRESETS}
        often={2}
        onAdd={(fault) => void run(() => store.addFault(fault))}
      />
      <FaultList faults={faults} />
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
