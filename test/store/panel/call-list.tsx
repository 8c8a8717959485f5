import type { Call } from './store-client';

/** The operation of a cart call, or the path of any other. */
function nameOf({ url }: Call): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  return searchParams.get('operation_name') ?? pathname;
}

/** The calls the store has received, newest first; each opens to show its body. */
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
            <pre>{JSON.stringify(call.body, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  );
}
