/** A body that its receiver takes, written after the specification; a test changes what it is about. */
const TIMES = { startTimeUnixNano: '1795229384984000000', timeUnixNano: '1795229384986000000' };

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });

const resource = { attributes: [attribute('service.name', 'karui'), attribute('service.version', '1.0.0')] };

const scope = { name: 'karui', version: '1.0.0' };

/** A sum and a histogram. */
export const metricsBody = () => ({
  resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics: [sum, histogram] }] }],
});

const sum = {
  name: 'karui.presses',
  unit: '1',
  sum: {
    aggregationTemporality: 1,
    isMonotonic: true,
    dataPoints: [{ attributes: [attribute('wallet', 'ShopPay')], ...TIMES, asInt: '3' }],
  },
};

const histogram = {
  name: 'karui.press.duration',
  unit: 'ms',
  exponentialHistogram: {
    aggregationTemporality: 1,
    dataPoints: [
      {
        attributes: [attribute('wallet', 'ShopPay'), attribute('ending', 'redirect')],
        ...TIMES,
        count: '4',
        sum: 12,
        min: 0,
        max: 4,
        scale: 3,
        zeroCount: '1',
        zeroThreshold: 0,
        positive: { offset: 7, bucketCounts: ['2', '0', '0', '0', '0', '0', '0', '0', '1'] },
        negative: { offset: 0, bucketCounts: [] },
      },
    ],
  },
};

/** One line of the log. */
export const logsBody = () => ({ resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: [record] }] }] });

const record = {
  timeUnixNano: TIMES.timeUnixNano,
  observedTimeUnixNano: TIMES.timeUnixNano,
  severityNumber: 13,
  severityText: 'WARN',
  body: { stringValue: 'missing translation' },
  attributes: [attribute('key', 'pay_with'), { key: 'count', value: { intValue: '5' } }],
};

/** A press of Shop Pay's button. */
export const eventBody = () => ({
  schema_id: 'shopify_wallet_checkout_track/6.3',
  payload: {
    app_name: 'karui',
    page_type: 'product',
    event: 'click',
    event_subtype: 'press',
    checkout_token: 'c1-abcdef',
    instrument_id: 'ShopPay',
    ttl: 1234,
    error_reason: 'none',
    visitor_token: '00112233-4455-6677-8899-aabbccddeeff',
    session_token: 'ffeeddcc-bbaa-9988-7766-554433221100',
    shop_id: 1,
    theme_id: 101,
    content_language: 'ja',
    referer: 'https://karui-chaho.example/',
  },
  metadata: {
    consent: ['analytics', 'marketing'],
    consent_provider: 'tracking_consent',
    consent_version: '3',
    event_created_at_ms: 1_795_229_384_984,
    event_sent_at_ms: 1_795_229_385_984,
  },
});

export const API_KEY = '0123456789abcdef0123456789abcdef';

const notifier = { name: 'karui', version: '1.0.0', url: 'https://karui.example/' };

/** The headers of an error report. */
export const REPORT_HEADERS = {
  'bugsnag-api-key': API_KEY,
  'bugsnag-payload-version': '5',
  'bugsnag-sent-at': '2026-11-20T10:00:00.000Z',
};

/** An error with its cause. */
export const reportBody = () => ({
  apiKey: API_KEY,
  payloadVersion: '5',
  notifier,
  events: [
    {
      exceptions: [
        {
          errorClass: 'RangeError',
          message: 'top',
          type: 'browserjs',
          stacktrace: [{ file: 'https://shop.example/a.js', lineNumber: 1, columnNumber: 388, method: 'thrower' }],
        },
        { errorClass: 'Error', message: 'cause', stacktrace: [] },
      ],
      severity: 'warning',
      unhandled: false,
      severityReason: { type: 'handledException' },
      context: '/products/sencha',
      groupingHash: 'top',
      app: { version: '1.0.0', releaseStage: 'production', type: 'browser', duration: 10 },
      device: { locale: 'ja', time: '2026-11-20T10:00:00.000Z' },
      request: { url: 'https://shop.example/products/sencha' },
      breadcrumbs: [{ timestamp: '2026-11-20T10:00:00.000Z', name: 'press', type: 'user', metaData: { wallet: 'x' } }],
      session: { id: 's1', startedAt: '2026-11-20T10:00:00.000Z', events: { handled: 1, unhandled: 0 } },
      metaData: { wallet: { name: 'shop_pay' } },
    },
  ],
});

/** The headers that count a session. */
export const SESSION_HEADERS = { 'bugsnag-api-key': API_KEY, 'bugsnag-payload-version': '1' };

/** One session. */
export const sessionBody = () => ({
  notifier,
  app: { releaseStage: 'production', version: '1.0.0', type: 'browser' },
  device: { locale: 'ja' },
  sessions: [{ id: 's1', startedAt: '2026-11-20T10:00:00.000Z', user: {} }],
});

type Node = Record<string, unknown>;

/**
 * A copy of a body with one member changed.
 *
 * @param path names and numbers with points between, such as `events.0.severity`
 * @param value undefined takes the member away
 */
export function withMember(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body) as Node;
  const names = path.split('.');
  const last = names.pop()!;
  const parent = names.reduce<Node>((node, name) => node[name] as Node, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}
