import type { ComponentChildren } from 'preact';
import { store } from '../store-client';
import { Events } from './events';
import { Logs } from './logs';
import { Metrics } from './metrics';
import type { Received } from './received';
import { Reports } from './reports';
import { readSeries } from './series';
import { Switches } from './switches';
import { Troubles } from './troubles';
import { useReceived } from './use-received';

interface PartProps {
  id: string;
  title: string;
  /** How many things it shows; none are said in words. */
  count: number;
  children: ComponentChildren;
}

function Part({ id, title, count, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="count">{count}</span>
      </h2>
      {count > 0 ? children : <p className="none">まだありません。</p>}
    </section>
  );
}

const isTaken = ({ outcome }: Received): boolean => outcome === 'taken' || outcome === 'partly';

/** The whole page: switches, then everything that has come. */
export function Telemetry() {
  const { received, faults, trouble, run } = useReceived();
  const taken = (name: Received['receiver']) => received.filter((one) => one.receiver === name && isTaken(one));
  const series = readSeries(received);
  const troubles = received.filter(({ outcome }) => outcome !== 'taken');
  const sessions = taken('sessions').length;
  return (
    <>
      <Switches faults={faults} run={run} />
      <div className="actions">
        <button type="button" onClick={() => void run(store.clearReceived)}>
          届いたものを消す
        </button>
        <output>{trouble}</output>
      </div>
      <Part id="events" title="出来事" count={taken('events').length}>
        <Events received={taken('events')} />
      </Part>
      <Part id="metrics" title="測定値" count={series.length}>
        <Metrics series={series} />
      </Part>
      <Part id="logs" title="ログ" count={taken('logs').length}>
        <Logs received={taken('logs')} />
      </Part>
      <Part id="errors" title="エラー" count={taken('errors').length}>
        <Reports received={taken('errors')} />
      </Part>
      <p className="none">セッション：{sessions}</p>
      <Part id="troubles" title="受け取らなかったもの" count={troubles.length}>
        <Troubles received={troubles} />
      </Part>
    </>
  );
}
