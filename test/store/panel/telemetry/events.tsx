import { at, listAt, timeOf, wordsAt, type Received } from './received';

const COLUMNS = [
  ['event', '出来事'],
  ['event_subtype', '種別'],
  ['instrument_id', 'ウォレット'],
  ['error_reason', '理由'],
  ['page_type', 'ページ'],
  ['ttl', '経過（ms）'],
  ['checkout_token', 'カート'],
] as const;

/** The events that were taken, newest first; each can be opened. */
export function Events({ received }: { received: readonly Received[] }) {
  return (
    // A table that is wider than a phone scrolls, and who has only keys must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="scroller" aria-label="出来事の表" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">時刻</th>
            {COLUMNS.map(([name, words]) => (
              <th key={name} scope="col">
                {words}
              </th>
            ))}
            <th scope="col">同意と全体</th>
          </tr>
        </thead>
        <tbody>
          {received.toReversed().map(({ number, body }) => (
            <tr key={number}>
              <td>{timeOf(Number(at(body, 'metadata', 'event_created_at_ms')))}</td>
              {COLUMNS.map(([name]) => (
                <td key={name}>{wordsAt(body, 'payload', name)}</td>
              ))}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
              <td>
                <details>
                  <summary>同意：{listAt(body, 'metadata', 'consent').join(', ')}</summary>
                  <pre>{JSON.stringify(body, null, 2)}</pre>
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
