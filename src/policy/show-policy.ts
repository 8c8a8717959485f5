import type { openDialog } from '../dialog';
import css from './policy.css?inline';
import { skeleton } from './skeleton';
import { words } from './words';

/** The skeleton is shown for at least so many milliseconds, because one that only flashes is worse. */
const MIN_SKELETON = 800;

/** Finds what a dialog is to show. It may put its node into `place` while the skeleton is seen: a frame loads only in a page. */
type Find = (place: HTMLElement) => Promise<Node>;

export interface PolicyDialog {
  title: string;
  /** Gets the focus back. */
  opener: HTMLElement;
  /** The dialog's own code, which the page has besides this one. */
  openDialog: typeof openDialog;
  /** Is told why a policy was not found. */
  report(error: unknown): void;
}

function notFound(): HTMLElement {
  const node = document.createElement('p');
  // Read aloud although the focus is elsewhere.
  node.setAttribute('role', 'alert');
  node.textContent = words.notFound;
  return node;
}

async function fill(place: HTMLElement, find: Find, report: PolicyDialog['report']): Promise<void> {
  const lines = skeleton();
  place.appendChild(lines);
  place.setAttribute('aria-busy', 'true');
  const seen = new Promise((resolve) => setTimeout(resolve, MIN_SKELETON));
  let content: Node;
  try {
    content = await find(place);
  } catch (error) {
    // A frame in a dialog that was closed never loads: nobody misses it.
    if (place.isConnected) report(error);
    content = notFound();
  }
  await seen;
  if (content.parentNode === place) {
    // A frame that is moved loads anew, so what stands already is left where it is.
    place.removeChild(lines);
  } else {
    place.textContent = '';
    place.appendChild(content);
  }
  place.removeAttribute('aria-busy');
  const box = place.parentElement;
  // What scrolls must be reachable by keyboard.
  if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * Opens a policy's dialog: at once with what is known already, else with a skeleton that what is found takes the place of, 800 ms
 * later at the earliest. What is not found is said in its place.
 *
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function showPolicy(
  { title, opener, openDialog: open, report }: PolicyDialog,
  content: DocumentFragment | Find,
): Promise<void> {
  const place = document.createElement('div');
  place.className = 'policy';
  if (typeof content === 'function') void fill(place, content, report);
  else place.appendChild(content);
  const closed = open({ title, message: place, button: words.close }, opener);
  const root = place.getRootNode();
  if (root instanceof ShadowRoot) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  await closed;
}
