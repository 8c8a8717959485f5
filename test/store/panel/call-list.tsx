import type { Call } from './store-client';

/** The operation of a cart call, or the path of any other. */
function nameOf({ url }: Call): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  return searchParams.get('operation_name') ?? pathname;
}

/** Of a cart call only its variables are shown, because its document is always the same. */
function contentOf({ body }: Call): unknown {
  return typeof body === 'object' && body !== null && 'variables' in body ? body.variables : body;
}

/** The calls that the store has received, newest first; each can be opened to see its body. */
export function CallList({ calls }: { calls: readonly Call[] }) {
  if (!calls.length) return <p>まだありません。</p>;
  return (
    <ol reversed>
      {calls.toReversed().map((call) => (
        <li key={call.number}>
          <details>
            <summary>
              {call.method} {nameOf(call)}
            </summary>
            <pre>{JSON.stringify(contentOf(call), null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  );
}
