/** Where a merchant wants telemetry sent; what is absent is not sent. Addresses are absolute and do not end in a slash. */
export interface TelemetryConfig {
  events?: string | undefined;
  otlp?: string | undefined;
  errors?: { notify?: string | undefined; sessions?: string | undefined; apiKey: string } | undefined;
  /** The merchant's own word; in `development` nobody is told of errors and sessions. */
  stage: string;
  /** Whether errors too wait for the shopper's consent. */
  errorsNeedConsent?: boolean | undefined;
}

/** The members that are addresses. */
const ADDRESSES = ['events', 'otlp', 'notify', 'sessions'];

/** Throws for what is no text or an empty one, and for an address that is neither `https:` nor of the page's own origin. */
function absolute(value: unknown, page: string): string {
  const { protocol, origin, href } = new URL(value as string, page);
  if (typeof value !== 'string' || !value || (protocol !== 'https:' && origin !== new URL(page).origin)) throw value;
  return href.replace(/\/$/, '');
}

/** What JSON says is an object; throws for anything else. */
function object<Members extends object>(value: Members): Members {
  if (value.constructor !== Object) throw value;
  return value;
}

/**
 * Reads what a merchant has written into `<meta name="karui-telemetry">`.
 *
 * @param page the page's address: addresses may be relative to it
 * @returns null for what can't be used: then nothing is sent, also where a part of it could be
 */
export function readConfig(text: string | undefined, page: string): TelemetryConfig | null {
  try {
    const written = JSON.parse(text!, (key, value: unknown) =>
      ADDRESSES.includes(key) ? absolute(value, page) : value,
    ) as Partial<TelemetryConfig>;
    const { stage = 'production', errors = { apiKey: 'none' } } = object(written);
    const { apiKey } = object(errors);
    return apiKey && [stage, apiKey].every((word) => typeof word === 'string') ? { ...written, stage } : null;
  } catch {
    // Neither JSON nor what the README asks for.
    return null;
  }
}
