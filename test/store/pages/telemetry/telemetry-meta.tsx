/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';

/** 32 hexadecimal digits, as the error-reporting service's keys are. */
const API_KEY = '0123456789abcdef0123456789abcdef';

/** What a merchant writes who wants to know all of it. */
function receiversOf(origin: string) {
  const at = (path: string) => `${origin}/__telemetry/${path}`;
  return {
    events: at('events'),
    otlp: at('otlp'),
    errors: { notify: at('errors/notify'), sessions: at('errors/sessions'), apiKey: API_KEY },
  };
}

/**
 * Names the store's own receivers to the widget: `?telemetry=on` all, `?telemetry=events,otlp` only some of `events`, `otlp`, `errors`.
 */
export function TelemetryMeta({ req }: { req: PageRequest }) {
  const asked = readSwitch(req, 'telemetry') ?? '';
  const names = asked === 'on' ? ['events', 'otlp', 'errors'] : asked.split(',');
  const named = Object.entries(receiversOf(req.url.origin)).filter(([name]) => names.includes(name));
  if (named.length === 0) return null;
  const content = JSON.stringify({ ...Object.fromEntries(named), stage: 'production' });
  return <meta name="karui-telemetry" content={content} />;
}
