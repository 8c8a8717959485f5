import { useRef, useState } from 'react';
import { Consent } from './consent';
import { FaultForm } from './fault-form';
import { PayPal } from './paypal';
import { Shopper } from './shopper';
import { store, type Call } from './store-client';

/** The calls that the store has received, newest first; each can be opened to see its body. */
function CallList({ calls }: { calls: readonly Call[] }) {
  return (
    <ol reversed>
      {calls.toReversed().map(({ number, method, url, body }) => (
        <li key={number}>
          <details>
            <summary>
              {method} {url}
            </summary>
            <pre>{JSON.stringify(body, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  );
}

/**
 * A small button at the end of the page, where it covers nothing of the shop, that opens the store's controls. They are a popover, so
 * that Escape and a click elsewhere close it. While it is closed, the page has no controls, and the store is not asked for anything.
 */
export function Panel() {
  const [open, setOpen] = useState(false);
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const toggle = useRef<HTMLButtonElement>(null);
  const read = async () => setCalls(await store.calls());
  return (
    <aside aria-label="Demo store" lang="en">
      <button ref={toggle} type="button" className="toggle" popovertarget="controls">
        Demo
      </button>
      <div
        id="controls"
        className="controls"
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (opened) void read();
          // The focused element is removed with the controls.
          else if (event.currentTarget.matches(':focus-within')) toggle.current?.focus();
        }}
      >
        {open && (
          <>
            <a href="/__store/playground" target="_blank" rel="noopener">
              Playground: choose wallets and looks, copy the code (new tab)
            </a>
            <Shopper />
            <PayPal />
            <h2>Telemetry</h2>
            <Consent />
            <a href="/__store/telemetry" target="_blank" rel="noopener">
              See what arrived (new tab)
            </a>
            <h2>Make calls fail</h2>
            <FaultForm onReset={() => void read()} />
            <h2>Calls that arrived</h2>
            <CallList calls={calls} />
          </>
        )}
      </div>
    </aside>
  );
}
