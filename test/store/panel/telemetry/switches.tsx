import { Consent } from '../consent';
import { FaultForm, FaultList, type Preset } from '../fault-form';
import { store, type ActiveFault } from '../store-client';

const RECEIVERS = [
  ['telemetry/events', '出来事（events）'],
  ['telemetry/metrics', '測定値（metrics）'],
  ['telemetry/logs', 'ログ（logs）'],
  ['telemetry/errors', 'エラー（errors）'],
  ['telemetry/sessions', 'セッション（sessions）'],
] as const;

/** What can go wrong; a hanging receiver answers after ten minutes. */
const FAULTS: readonly Preset[] = [
  { id: 'busy', label: '429、2秒後に再試行', fault: { status: 429, retryAfter: 2 } },
  { id: 'down', label: '503 停止中', fault: { status: 503 } },
  { id: 'bad', label: '400 形が違う', fault: { status: 400 } },
  { id: 'partial', label: '200 一部だけ受け取り', fault: { partialSuccess: { rejected: 1 } } },
  { id: 'hang', label: '返事が来ない', fault: { delayMs: 600_000 } },
  { id: 'cut', label: '接続が切れる', fault: { drop: true } },
];

interface Props {
  faults: readonly ActiveFault[];
  /** Makes a change, then shows what the store says now. */
  run(change: () => Promise<unknown>): Promise<void>;
}

/** Makes the receivers fail, and the shopper consent or decline. */
export function Switches({ faults, run }: Props) {
  return (
    <div className="switches">
      <div>
        <h2>不具合を起こす</h2>
        <FaultForm
          label="受信口"
          operations={RECEIVERS}
          presets={FAULTS}
          often={3}
          onAdd={(fault) => void run(() => store.addFault(fault))}
        >
          <button type="button" onClick={() => void run(store.clearFaults)}>
            不具合を消す
          </button>
        </FaultForm>
        <FaultList faults={faults} />
      </div>
      <div>
        <h2>お客さまの同意</h2>
        <Consent />
        <p>同意は、開いているページでも次の送信から変わります。</p>
      </div>
    </div>
  );
}
