import { listAt, numbered, timeOf, wordsAt, type Received } from './received';

function Exception({ exception, isCause }: { exception: unknown; isCause: boolean }) {
  return (
    <>
      <p>
        {isCause && '原因：'}
        <b>{wordsAt(exception, 'errorClass')}</b> {wordsAt(exception, 'message')}
      </p>
      <ol className="stack">
        {numbered(listAt(exception, 'stacktrace')).map(({ number, item: frame }) => (
          <li key={number}>
            {wordsAt(frame, 'method') || '（無名）'}{' '}
            <small>
              {[wordsAt(frame, 'file'), wordsAt(frame, 'lineNumber'), wordsAt(frame, 'columnNumber')]
                .filter(Boolean)
                .join(':')}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The error reports with their causes and stacks, newest first. */
export function Reports({ received }: { received: readonly Received[] }) {
  return (
    <>
      {received.toReversed().map(({ number, at: arrived, body }) =>
        listAt(body, 'events').map((event) => (
          <article key={`${number} ${wordsAt(event, 'groupingHash')}`}>
            <p>
              <time>{timeOf(Date.parse(arrived))}</time> <b className="level">{wordsAt(event, 'severity')}</b>{' '}
              {wordsAt(event, 'unhandled') === 'true' ? '捕まえられなかったエラー' : '捕まえたエラー'}{' '}
              <small>{wordsAt(event, 'groupingHash')}</small>
            </p>
            {numbered(listAt(event, 'exceptions')).map(({ number: depth, item: exception }) => (
              <Exception key={depth} exception={exception} isCause={depth > 1} />
            ))}
            <details>
              <summary>全体</summary>
              <pre>{JSON.stringify(event, null, 2)}</pre>
            </details>
          </article>
        )),
      )}
    </>
  );
}
