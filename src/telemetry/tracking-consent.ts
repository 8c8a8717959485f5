import {
  CONSENT_COOKIE,
  CONSENT_PLACES,
  CONSENT_TIMING,
  type ConsentPlace,
  hasChosen,
  isBeingAsked,
  isComing,
  privacyNow,
  ALLOWED,
  consentOf,
  isChoice,
  parseConsent,
  type Consent,
} from './parse-consent';
import { readCookie } from '../lib/dom';
import { pageOrigin } from '../lib/addresses';
import { noteServerTiming, serverTiming } from './server-timing';
import { ANALYTICS_LIMIT, CONSENT_LIMIT } from '../limits';

/** What one source says. */
interface Statement {
  consent: Consent;
  /** Differs when the source says something else. */
  key: string;
  /** Whether the shopper has chosen it, and not the rules of the region. */
  isChosen: boolean;
}

function statementIn(text: string | undefined): Statement | null {
  const consent = parseConsent(text);
  // Without the id behind it, which may be another one in each answer.
  return consent && { consent, key: /^3[^_]*/.exec(text!)?.[0] ?? text!, isChosen: isChoice(text!) };
}

const fromAddress = (): Consent | null => parseConsent(new URLSearchParams(location.search).get('_cs'));

const fromCookie = (): Statement | null => statementIn(readCookie(CONSENT_COOKIE));

const fromServer = (): Statement | null => statementIn(serverTiming(CONSENT_TIMING));

/** The library allows all until it knows the shopper's choice: where only the server knows it, the library is not asked. */
function fromLibrary(): Statement | null {
  const consent = privacyNow();
  const isChosen = hasChosen();
  if (!consent || (!isChosen && fromServer()?.isChosen)) return null;
  return { consent, key: JSON.stringify(consent), isChosen };
}

const READERS = {
  library: fromLibrary,
  'server-timing': fromServer,
  cookies: fromCookie,
} as const satisfies Record<ConsentPlace, () => Statement | null>;

/** Asks the server, whose answer may have the header or set the cookie. Never rejects. */
async function askForHeader(): Promise<void> {
  try {
    const signal = AbortSignal.timeout?.(CONSENT_LIMIT);
    const { headers } = await fetch(`${pageOrigin()}/`, { method: 'HEAD', cache: 'no-store', signal });
    noteServerTiming(headers.get('Server-Timing'));
  } catch {
    // A server that does not answer says nothing.
  }
}

/** Follows the shopper's consent. @returns a function for the present consent; null until it is known */
export function watchConsent(): () => Consent | null {
  const start = Date.now();
  let address = fromAddress();
  /** The shopper's choice on this page, which counts more than what was known before. */
  let chosen: Consent | null = null;
  let isAsking = false;
  let last: Consent | null = null;
  /** What each source said, by `Said.key`. The cookie can be read from the start, so that one that comes later may be a choice. */
  const lastKeys = new Map<unknown, string>([[fromCookie, fromCookie()?.key ?? '']]);

  const readPlaces = (): Consent | null => {
    let first: Consent | null = null;
    for (const place of CONSENT_PLACES) {
      const read = READERS[place];
      const now = read();
      if (!now) continue;
      if (now.isChosen && now.key !== (lastKeys.get(read) ?? now.key)) chosen = now.consent;
      lastKeys.set(read, now.key);
      first ??= now.consent;
    }
    return (last = chosen ?? address ?? first ?? last);
  };
  const askServer = async () => {
    isAsking = true;
    await askForHeader();
    isAsking = false;
  };

  document.addEventListener('visitorConsentCollected', (event) => {
    readPlaces();
    const consent = consentOf((event as CustomEvent).detail);
    // It is also sent when the shopper is only being asked.
    if (!consent || isBeingAsked()) return;
    chosen = consent;
    address = null;
  });
  // While the page was in the back/forward cache, the shopper may have chosen on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    lastKeys.set(fromServer, lastKeys.get(fromServer) ?? '');
    void askServer();
  });

  if (!readPlaces()) void askServer();
  return () => {
    const now = readPlaces();
    if (now && !now.analytics) return now;
    if (isAsking) return null;
    // Its answer decides, where the library is on its way.
    return now ?? (isComing() && Date.now() - start < ANALYTICS_LIMIT ? null : ALLOWED);
  };
}
