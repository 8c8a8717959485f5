import { timeOf, type Received } from './received';

const OUTCOMES: Readonly<Record<Received['outcome'], string>> = {
  taken: '受け取り',
  partly: '一部だけ受け取り',
  refused: '形が違うので拒否',
  fault: '頼まれた不具合',
  waiting: '返事を待たせています',
};

/** What was not taken, or not wholly: with the receiver's reason and the body, newest first. */
export function Troubles({ received }: { received: readonly Received[] }) {
  return (
    <ul className="lines">
      {received.toReversed().map(({ number, at, receiver, outcome, status, reason, body }) => (
        <li key={number}>
          <time>{timeOf(Date.parse(at))}</time> <b>{receiver}</b> {OUTCOMES[outcome]} {status}
          {reason && <pre>{reason}</pre>}
          <details>
            <summary>届いた内容</summary>
            <pre>{typeof body === 'string' ? body : JSON.stringify(body, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
