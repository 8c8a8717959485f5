import { render } from 'preact';
import type { Simulator } from '../simulator';
import { SheetWindow } from './sheet-window';
import './window.css';

/** The shop's page, which has opened this window; null when the window was opened otherwise, or the page is gone. */
const simulator = (): Simulator | null => {
  try {
    return (opener as Window | null)?.googlePaySimulator ?? null;
  } catch {
    // The page is one of another shop by now.
    return null;
  }
};

const root = document.querySelector('main')!;
render(<SheetWindow own={simulator()} current={simulator} />, root);
// The shop's page must not call a window that is gone.
addEventListener('pagehide', () => render(null, root));
