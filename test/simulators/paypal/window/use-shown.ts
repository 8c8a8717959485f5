import { useEffect, useState } from 'react';
import { sealed, unsealed, type FromWindow, type ToWindow } from '../page/messages';
import type { Shown } from '../surface/surface';

/** Who has opened this window; the page, where it is a frame over it. */
const opener: Window = window.opener ? (window.opener as Window) : window.parent;

/** Tells whoever has opened this window. */
export const tell = (message: FromWindow): void => opener.postMessage(sealed(message), '*');

/** What the window is to show; null before it is told. */
export function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== opener) return;
      const message = unsealed<ToWindow>(event);
      if (message) setShown(message.shown);
    };
    const leave = () => tell({ type: 'closing' });
    addEventListener('message', onMessage);
    addEventListener('pagehide', leave);
    tell({ type: 'hello' });
    return () => {
      removeEventListener('message', onMessage);
      removeEventListener('pagehide', leave);
    };
  }, []);
  return shown;
}
