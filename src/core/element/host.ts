import { fallBack } from '../fall-back';
import { early } from '../early';
import { openRoot } from '../ui/open-root';
import { inSlices } from '../lib/in-slices';
import hostStyle from '../ui/host.css?inline';
import { debug, report } from '../track';
import { fetchKind, type KindCode } from '../parts';
import type { ReadAttribute } from '../shop';
import { DeveloperError, tellDeveloper } from '../developer-errors';
import { mark } from '../lib/mark';

/** What is painted in a host. */
export interface View {
  /** Checks the host again: whether it is disabled, and whether a theme has removed our elements or the attributes of the purchase. */
  refresh(): void;
}

/** What makes one kind of host differ from another. */
export interface HostKind {
  /** Style of the closed shadow root, in addition to the style that all hosts share. */
  css?: string;
  /**
   * Fills the host and its root, which hold what the snippet or a server has painted, or nothing.
   *
   * @param end aborted when the view is rendered anew, or its host has left the page
   * @returns null where the host has nothing to show
   * @throws DeveloperError for markup that can't be used
   */
  render(host: HTMLElement, root: ShadowRoot, read: ReadAttribute, end: AbortSignal): View | null;
}

/** Gives the page the buttons' style, and marks in the performance timeline that a host has its buttons. */
function noteRendered(host: HTMLElement): void {
  early.adoptStyle(host.getRootNode() as Document | ShadowRoot, early.lightStyle);
  mark('karui:rendered');
}

/** What a view depends on, as functions, each with its result when the view was rendered. */
type Found = [look: () => unknown, found: unknown][];

/** Whether nothing that the view depends on has changed; false for a host without a view. */
const isSame = (all: Found): boolean => !!all.length && all.every(([look, found]) => look() === found);

/** Calls `look` and remembers its result. */
function find<T>(all: Found, look: () => T): T {
  const found = look();
  all.push([look, found]);
  return found;
}

/** The style of a host's root; adopted when that is filled, too, because a view removes style elements. */
const styleOf = ({ css = '' }: HostKind): string => hostStyle + css;

/** A host that can't be filled keeps what was painted, whose presses lead to checkout. */
export function leaveAsPainted(host: HTMLElement, error: unknown, root?: ShadowRoot): void {
  report(error);
  fallBack((code) => code.leaveAsPainted(host, root));
}

/** Renders a host, and empties it where there is nothing to show or its markup can't be used. */
function render(
  kind: HostKind,
  host: HTMLElement,
  root: ShadowRoot,
  read: ReadAttribute,
  end: AbortSignal,
): View | null {
  try {
    const view = kind.render(host, root, read, end);
    if (view) noteRendered(host);
    else host.textContent = root.textContent = '';
    return view;
  } catch (error) {
    if (!(error instanceof DeveloperError)) leaveAsPainted(host, error, root);
    else {
      tellDeveloper(error, host);
      host.textContent = root.textContent = '';
    }
    return null;
  }
}

/**
 * Makes the class of one kind of host element: when it renders, when it renders again, and when it lets go of everything.
 *
 * @param code fetched when the first of these hosts is in a page, unless it is there
 */
export const hostClass = (code: KindCode): CustomElementConstructor =>
  class extends HTMLElement {
    #root: ShadowRoot | null = null;
    #view: View | null = null;
    #end = new AbortController();
    /** A host that was moved keeps its view while all of this is the same. */
    #found: Found = [];
    // Called after the script that changes us has finished: it may be in the middle of morphing the whole form.
    #observer = new MutationObserver(() => this.#update());

    connectedCallback(): void {
      this.#update();
    }

    disconnectedCallback(): void {
      // A move disconnects and connects at once. Only a host that is still disconnected afterwards has left the page.
      queueMicrotask(() => {
        if (!this.isConnected) this.#clear();
      });
    }

    #needsRender(): boolean {
      return this.isConnected && !isSame(this.#found);
    }

    #update(): void {
      if (!this.#needsRender()) this.#view?.refresh();
      // A page of two hundred hosts upgrades them all in one go.
      else if (code.kind) inSlices(() => this.#needsRender() && this.#render(code.kind!));
      else
        fetchKind(code)
          .then(() => this.#update())
          .catch((error: unknown) => leaveAsPainted(this, error));
    }

    #clear(): void {
      this.#observer.disconnect();
      this.#end.abort();
      this.#view = null;
      this.#found = [];
    }

    #render(of: HostKind): void {
      this.#clear();
      if (this.hasAttribute('debug')) debug();
      const { signal } = (this.#end = new AbortController());
      find(this.#found, () => this.getRootNode());
      find(this.#found, () => this.closest('form'));
      // Our own earlier content is removed, and rendered anew.
      if (this.#root) this.#root.textContent = '';
      const root = (this.#root ??= openRoot(this, styleOf(of)));
      this.#view = render(of, this, root, (name) => find(this.#found, () => this.getAttribute(name)), signal);
      early.adoptStyle(root, styleOf(of));
      this.#observer.observe(this, { childList: true, attributes: true });
    }
  };
