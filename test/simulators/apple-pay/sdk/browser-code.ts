import type { ShowCode } from './code';

const WORDS = 'iPhoneでこのコードをスキャンしてください（シミュレーション）';

/** How often a window is looked at, in milliseconds: nothing tells that it was closed. */
const LOOK_MS = 100;

const button = (document: Document, words: string, name: string, press: () => void) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.dataset['act'] = name;
  made.addEventListener('click', press);
  return made;
};

/** The content of a code: a picture that nobody can scan, and what the shopper and the phone can do. */
function fill(place: HTMLElement, acts: Parameters<ShowCode>[0]): void {
  const { ownerDocument } = place;
  const words = ownerDocument.createElement('p');
  words.textContent = WORDS;
  place.append(
    words,
    button(ownerDocument, 'スキャンする', 'scan', acts.scan),
    button(ownerDocument, '✕', 'close', acts.close),
  );
  Object.assign(place.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483646',
    display: 'grid',
    placeContent: 'center',
    gap: '12px',
    background: 'rgb(0 0 0 / 0.8)',
    color: '#fff',
    font: '16px/1.6 system-ui, sans-serif',
  });
}

/** Lies over the page until it is closed; Escape closes it. */
export const overPage: ShowCode = (acts) => {
  const place = document.createElement('div');
  place.id = 'apple-pay-code';
  place.lang = 'ja';
  fill(place, acts);
  // A real one has a document of its own.
  for (const name of ['click', 'keydown', 'pointerdown'])
    place.addEventListener(name, (event) => event.stopPropagation());
  document.body.append(place);
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && acts.close();
  addEventListener('keydown', onKey, true);
  return {
    remove() {
      removeEventListener('keydown', onKey, true);
      place.remove();
    },
  };
};

/** Stands in a window of its own. */
export const inWindow: ShowCode = (acts) => {
  const opened = window.open('', '_blank', 'popup,width=450,height=500');
  if (!opened) return null;
  fill(opened.document.body.appendChild(opened.document.createElement('div')), acts);
  const looking = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(looking);
    acts.close();
  }, LOOK_MS);
  return {
    remove() {
      clearInterval(looking);
      opened.close();
    },
  };
};
