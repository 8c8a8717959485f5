import { isObject } from '../lib/json';

/** How durations are sent: in buckets that follow from the values, or in fixed ones. */
export type HistogramKind = 'exponential' | 'explicit';

/** Where a merchant wants telemetry sent. A receiver that is absent gets nothing. Addresses are absolute and have no slash at the end. */
export interface TelemetryConfig {
  events?: string | undefined;
  otlp?: string | undefined;
  histograms: HistogramKind;
  /** Sessions go where errors go, unless they have a receiver of their own or are turned off. */
  errors?: { notify?: string | undefined; sessions?: string | undefined; apiKey: string } | undefined;
  /** A word that the merchant chooses. In `development`, errors and sessions are not sent. */
  stage: string;
  /** Whether errors too wait for the shopper's consent. */
  errorsNeedConsent: boolean;
}

type Members = Readonly<Record<string, unknown>>;

function readMembers(value: unknown): Members {
  if (!isObject(value)) throw new TypeError('not an object');
  return value;
}

function readText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text');
  return value;
}

function readHistograms(value: unknown): HistogramKind {
  if (value !== 'exponential' && value !== 'explicit') throw new TypeError('no kind of histograms');
  return value;
}

/** An address may be left out. One that is neither `https:` nor of the page's own origin is wrong. */
function readAddress(value: unknown, page: string): string | undefined {
  if (value === undefined) return undefined;
  const written = readText(value);
  const { protocol, origin, href } = new URL(written, page);
  const isSafe = protocol === 'https:' || origin === new URL(page).origin;
  if (written === '' || !isSafe) throw new TypeError('not an address to send to');
  return href.replace(/\/$/, '');
}

function readErrors(value: unknown, page: string): TelemetryConfig['errors'] {
  if (value === undefined) return undefined;
  const { notify, sessions = notify, apiKey } = readMembers(value);
  if (apiKey === '') throw new TypeError('no key');
  return {
    notify: readAddress(notify, page),
    sessions: sessions === false ? undefined : readAddress(sessions, page),
    apiKey: readText(apiKey),
  };
}

/**
 * Reads a merchant's `<meta name="karui-telemetry">`.
 *
 * @param page the page's address: addresses may be relative to it
 * @returns null if any part can't be used: then nothing is sent
 */
export function readConfig(text: string | undefined, page: string): TelemetryConfig | null {
  try {
    const {
      events,
      otlp,
      histograms = 'exponential',
      errors,
      stage = 'production',
      errorsNeedConsent,
    } = readMembers(JSON.parse(text ?? ''));
    return {
      events: readAddress(events, page),
      otlp: readAddress(otlp, page),
      histograms: readHistograms(histograms),
      errors: readErrors(errors, page),
      stage: readText(stage),
      errorsNeedConsent: Boolean(errorsNeedConsent),
    };
  } catch {
    // Neither JSON, nor in the form that telemetry.md describes.
    return null;
  }
}
