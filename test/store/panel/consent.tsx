import { useState } from 'react';
import { Choice } from './choice';
import { readCookie } from './demo-cookies';
import { store } from './store-client';

const COOKIE = '_tracking_consent';
/** What the store has been told last, in its own words. */
const CHOSEN = 'demo_consent';

/** Names of the store's samples, with `head:` before those that come by `HEAD /` instead of at once. */
const CHOICES = [
  'head:allowed-v3',
  'head:declined-v3',
  'none',
  'allowed-v2.1',
  'declined-v2.1',
  'declined-without-purposes',
  'allowed-v3',
  'declined-v3',
  'undecided-v3',
];

function current(): string {
  const name = readCookie(CHOSEN) || 'head:allowed-v3';
  return readCookie(COOKIE) || name === 'none' || name.startsWith('head:') ? name : `head:${name}`;
}

/** Widgets ask for the cookie once per browser; after a change they are to ask again. Pages that are open hear of it by the platform's event. */
function tellPage(): void {
  localStorage.removeItem('tracking_consent_fetched');
  document.dispatchEvent(new CustomEvent('visitorConsentCollected'));
}

/** Chooses what the shopper allows: the platform's cookie in its two formats, or none. */
export function Consent() {
  const [choice, setChoice] = useState(current());
  const [trouble, setTrouble] = useState('');
  const choose = async (next: string) => {
    const [, head, name = ''] = /^(head:)?(.*)$/.exec(next) ?? [];
    try {
      await store.consent(name, head ? 'head' : 'cookie');
      setChoice(next);
      setTrouble('');
      tellPage();
    } catch (error) {
      setTrouble(String(error));
    }
  };
  return (
    <>
      <Choice id="consent" label="Consent" value={choice} options={CHOICES} onChange={(next) => void choose(next)} />
      <output>{trouble}</output>
    </>
  );
}
