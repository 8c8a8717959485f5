/** What the recorder leaves for the panel. */
export interface Look {
  store: string;
  version: string;
  files: string;
  own: string;
  without: boolean;
  /** What the widget told the console: `{ type: 'event', name, data }`. */
  entries: readonly unknown[];
  /** What the content policy refused. */
  refused: readonly { directive: string; address: string; disposition: string }[];
  /** Hosts that got `debug` from us. */
  debugged: WeakSet<Element>;
}

/** The recorder's notes. @throws where the recorder did not run */
export function readLook(): Look {
  const look = (window as unknown as Record<symbol, Look | undefined>)[Symbol.for('karui.look')];
  if (!look) throw new Error('The recorder is not in this page.');
  return look;
}

interface Event {
  name: string;
  data: { wallet?: string; reason?: string };
}

/** Events of the widget by their name, oldest first. */
export const eventsOf = ({ entries }: Look, name: string): Event['data'][] =>
  entries.flatMap((entry) => {
    const event = entry as Partial<Event> & { type?: string };
    return event.type === 'event' && event.name === name && event.data ? [event.data] : [];
  });
