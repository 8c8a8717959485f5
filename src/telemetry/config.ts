/** Where a merchant wants telemetry sent; what is absent is not sent. Addresses are absolute and do not end in a slash. */
export interface TelemetryConfig {
  events?: string | undefined;
  otlp?: string | undefined;
  errors?: { notify?: string | undefined; sessions?: string | undefined; apiKey: string } | undefined;
  /** The merchant's own word; in `development` nobody is told of errors and sessions. */
  stage: string;
  /** Whether errors too wait for the shopper's consent. */
  errorsNeedConsent: boolean;
}

type Written = Readonly<Record<string, unknown>>;

/** Throws for what is no text, and for an address that is neither `https:` nor of the page's own origin. */
function address(value: unknown, page: string): string | undefined {
  if (value === undefined) return;
  const { protocol, origin, href } = new URL(value as string, page);
  if (typeof value !== 'string' || (protocol !== 'https:' && origin !== new URL(page).origin)) throw value;
  return href.replace(/\/$/, '');
}

/** The members of what JSON says is an object; throws for anything else. */
function members(value: unknown): Written {
  if ((value as Written).constructor !== Object) throw value;
  return value as Written;
}

function readErrors(value: unknown, page: string): TelemetryConfig['errors'] {
  if (value === undefined) return;
  const { notify, sessions, apiKey } = members(value);
  if (typeof apiKey !== 'string' || !apiKey) throw apiKey;
  return { notify: address(notify, page), sessions: address(sessions, page), apiKey };
}

/**
 * Reads what a merchant has written into `<meta name="karui-telemetry">`.
 *
 * @param page the page's address: addresses may be relative to it
 * @returns null for what can't be used: then nothing is sent, also where a part of it could be
 */
export function readConfig(text: string, page: string): TelemetryConfig | null {
  try {
    const { events, otlp, errors, stage = 'production', errorsNeedConsent } = members(JSON.parse(text));
    if (typeof stage !== 'string') return null;
    return {
      events: address(events, page),
      otlp: address(otlp, page),
      errors: readErrors(errors, page),
      stage,
      errorsNeedConsent: !!errorsNeedConsent,
    };
  } catch {
    // Neither JSON nor what the README asks for.
    return null;
  }
}
