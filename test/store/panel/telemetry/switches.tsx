import { useState, type FormEvent } from 'react';
import { Choice } from '../choice';
import { Consent } from '../consent';
import { store, type ActiveFault } from '../store-client';

const RECEIVERS = [
  ['telemetry/events', '出来事（events）'],
  ['telemetry/metrics', '測定値（metrics）'],
  ['telemetry/logs', 'ログ（logs）'],
  ['telemetry/errors', 'エラー（errors）'],
  ['telemetry/sessions', 'セッション（sessions）'],
] as const;

/** What can go wrong; a hanging receiver answers after ten minutes. */
const FAULTS: Readonly<Record<string, readonly [words: string, fault: object]>> = {
  busy: ['429、2秒後に再試行', { status: 429, retryAfter: 2 }],
  down: ['503 停止中', { status: 503 }],
  bad: ['400 形が違う', { status: 400 }],
  partial: ['200 一部だけ受け取り', { partialSuccess: { rejected: 1 } }],
  hang: ['返事が来ない', { delayMs: 600_000 }],
  cut: ['接続が切れる', { drop: true }],
};

const TIMES = [
  ['1', '1回'],
  ['3', '3回'],
  ['', 'ずっと'],
] as const;

interface Props {
  faults: readonly ActiveFault[];
  /** Makes a change, then shows what the store says now. */
  run(change: () => Promise<unknown>): Promise<void>;
}

/** Makes the receivers fail, and the shopper consent or decline. */
export function Switches({ faults, run }: Props) {
  const [operation, setOperation] = useState<string>(RECEIVERS[0][0]);
  const [fault, setFault] = useState('busy');
  const [times, setTimes] = useState('1');
  const add = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.addFault({ operation, ...FAULTS[fault]?.[1], ...(times && { times: Number(times) }) }));
  };
  return (
    <div className="switches">
      <form onSubmit={add}>
        <h2>不具合を起こす</h2>
        <Choice id="receiver" label="受信口" value={operation} options={RECEIVERS} onChange={setOperation} />
        <Choice
          id="fault"
          label="不具合"
          value={fault}
          options={Object.entries(FAULTS).map(([name, [words]]) => [name, words] as const)}
          onChange={setFault}
        />
        <Choice id="times" label="回数" value={times} options={TIMES} onChange={setTimes} />
        <div className="actions">
          <button type="submit">起こす</button>
          <button type="button" onClick={() => void run(store.clearFaults)}>
            不具合を消す
          </button>
        </div>
        <ul aria-label="起こる予定の不具合">
          {faults.map(({ operation: where, times: left, ...what }) => (
            <li key={`${where} ${JSON.stringify(what)}`}>
              {where} × {left ?? 'ずっと'}：{JSON.stringify(what)}
            </li>
          ))}
        </ul>
      </form>
      <div>
        <h2>お客さまの同意</h2>
        <Consent />
        <p>同意は、開いているページでも次の送信から変わります。</p>
      </div>
    </div>
  );
}
