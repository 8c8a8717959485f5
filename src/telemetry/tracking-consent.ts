import { readCookie } from '../core/lib/read-cookie';
import { ALLOWED, consentOf, parseConsent, type Consent } from './parse-consent';
import { pageOrigin } from '../core/lib/page-origin';

/** The platform's own key, which says that this browser has already asked the server. */
const ASKED = 'tracking_consent_fetched';

/** How long the server has to set the cookie, in milliseconds. */
const LIMIT = 5000;

const written = () => readCookie('_tracking_consent');

const fromAddress = (): Consent | null => parseConsent(new URLSearchParams(location.search).get('_cs'));

const fromPage = (): Consent | null => fromAddress() ?? parseConsent(written());

/** Any answer of the server may set the cookie. Asks once per browser, as the platform does. Never rejects. */
async function ask(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, 'true');
    await fetch(`${pageOrigin()}/`, { method: 'HEAD', signal: AbortSignal.timeout?.(LIMIT) });
  } catch {
    // Without storage it is not known whether it was asked, and a server that does not answer sets no cookie.
  }
}

/**
 * What the shopper allows, from the page's address or the cookie. If there is neither, the server is asked first, which may set the cookie.
 * Never rejects.
 */
export async function readConsent(): Promise<Consent> {
  if (!fromPage()) await ask();
  return fromPage() ?? ALLOWED;
}

/** Follows the shopper's consent. @returns a function for the present consent; null until it is known */
export function watchConsent(): () => Consent | null {
  let seen = written();
  let given = fromAddress();
  let now = fromPage();
  const look = () => {
    const text = written();
    if (text === seen) return now;
    // A first cookie may be the server's own, so it does not override an address that declines analytics. A cookie that changes is the
    // shopper's choice.
    if (seen || given?.analytics !== false) now = parseConsent(text) ?? now;
    seen = text;
    return now;
  };
  void readConsent().then((read) => (now ??= read));
  document.addEventListener('visitorConsentCollected', (event) => {
    look();
    given = null;
    now = consentOf((event as CustomEvent).detail) ?? now;
  });
  return look;
}
