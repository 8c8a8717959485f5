import { useState } from 'react';
import { Choice } from './choice';
import { readCookie } from './demo-cookies';
import { store } from './store-client';

const COOKIE = '_tracking_consent';
/** What the store has been told last, in its own words. */
const CHOSEN = 'demo_consent';

/** What the next page's header says, then that of 2025: the cookie at once, and what `HEAD /` brings. Each with a name of the store's samples. */
const CHOICES = [
  ...['allowed-v3', 'declined-v3', 'undecided-v3', 'none'].map((name) => `server:${name}`),
  ...[
    'none',
    'allowed-v2.1',
    'declined-v2.1',
    'declined-without-purposes',
    'allowed-v3',
    'declined-v3',
    'undecided-v3',
  ].map((name) => `cookie:${name}`),
  'head:allowed-v3',
  'head:declined-v3',
];

function current(): string {
  const name = readCookie(CHOSEN);
  if (readCookie('platform') !== '2025') return `server:${name || 'allowed-v3'}`;
  return `${readCookie(COOKIE) || name === 'none' ? 'cookie' : 'head'}:${name || 'allowed-v3'}`;
}

/** Pages that are open hear of it by the platform's event. */
const tellPage = () => void document.dispatchEvent(new CustomEvent('visitorConsentCollected'));

/** Chooses what the shopper allows, and how the platform says so. */
export function Consent() {
  const [choice, setChoice] = useState(current());
  const [trouble, setTrouble] = useState('');
  const choose = async (next: string) => {
    const [from = '', name = ''] = next.split(':');
    try {
      await store.consent(name, from);
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
