/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How long a word about a copy stays, in ms. */
const WHILE = 4000;

interface Props {
  id: string;
  title: string;
  text: string;
  /** Shown in the place of an empty text. */
  empty?: string;
  /** What somebody has to know who copies it. */
  children?: ComponentChildren;
}

/** Selects what the browser did not let us copy, so that one key is enough. */
function select(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** A text with a button that copies it, and a word that says so, also to screen readers. */
export function Copied({ id, title, text, empty, children }: Props) {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(''), WHILE);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => {
        select(place.current);
        setSaid('The browser does not let this page copy. It is selected: press Ctrl+C or ⌘C.');
      },
    );
  return (
    <section class="copied" aria-labelledby={id}>
      <div class="copied__head">
        <h2 id={id}>{title}</h2>
        {text && (
          <button type="button" onClick={() => void copy()}>
            Copy<span class="unseen"> {title}</span>
          </button>
        )}
        <output aria-live="polite">{said}</output>
      </div>
      {text ? (
        // Keys have to reach what is scrolled.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre ref={place} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <p>{empty}</p>
      )}
      {children}
    </section>
  );
}
