import { useEffect, useState } from 'react';
import { store, type Received } from '../store-client';

/** How often the store is asked, in ms. */
const EVERY = 1000;

/** The requests received, newest first, each with its outcome; a click shows its body. */
export function Telemetry() {
  const [received, setReceived] = useState<readonly Received[]>([]);
  useEffect(() => {
    const timer = setInterval(() => void store.received().then(setReceived), EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <button type="button" onClick={() => void store.clearReceived()}>
        Clear the list
      </button>
      {received.length === 0 && <p>Nothing has arrived yet.</p>}
      <ol reversed>
        {received.toReversed().map(({ number, receiver, outcome, reason, body }) => (
          <li key={number}>
            <details>
              <summary>
                <b>{receiver}</b> {outcome} {reason}
              </summary>
              <pre>{JSON.stringify(body, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
