import { tellMissing } from '../click/click';
import { PAINTED } from '../names';
import { inSlices } from '../lib/async';
import { fetchServerMarkup, lacksCode, adoptStyle, empty, openRoot } from '../button/roots';
import { applyRemembered } from '../compat/remembered-rules';
import { showInConsole } from '../lib/track';
import { type View, type HostKind, styleOf, leaveAsPainted, render } from './render-host';

/** What a view depends on: how each thing is read, and what it was when the view was rendered. */
type Readings = [read: () => unknown, value: unknown][];

/** Whether nothing that the view depends on has changed; false for a host without a view. */
const areSame = (all: Readings): boolean => !!all.length && all.every(([read, value]) => read() === value);

/** Reads something that the view depends on, and keeps what it was. */
function record<T>(all: Readings, read: () => T): T {
  const value = read();
  all.push([read, value]);
  return value;
}

/**
 * Makes the class of one kind of host element: when it renders, when it renders again, and when it lets go of everything.
 *
 * @param kind the code of the kind; undefined while it is not there
 * @param fetchKind fetches it for all hosts at once, so they are painted in the order of the page; never rejects
 */
export const hostClass = (
  kind: () => HostKind | undefined,
  fetchKind?: () => Promise<void>,
): CustomElementConstructor =>
  class extends HTMLElement {
    #root: ShadowRoot | null = null;
    #view: View | null = null;
    #end = new AbortController();
    /** A host that was moved keeps its view while all of this is the same. */
    #readings: Readings = [];
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
      return this.isConnected && !areSame(this.#readings);
    }

    #update(): void {
      if (this.hasAttribute('debug')) showInConsole();
      if (!this.#needsRender()) this.#view?.refresh();
      else if (lacksCode(this)) void fetchServerMarkup().then(() => lacksCode(this) || this.#update());
      // A page of two hundred hosts upgrades them all in one go.
      else if (kind()) inSlices(() => this.#needsRender() && this.#render(kind()!));
      else void fetchKind?.().then(() => (kind() ? this.#update() : (leaveAsPainted(this), tellMissing(this))));
    }

    #clear(): void {
      this.#observer.disconnect();
      this.#end.abort();
      this.#view = null;
      this.#readings = [];
    }

    #render(of: HostKind): void {
      this.#clear();
      applyRemembered();
      const { signal } = (this.#end = new AbortController());
      record(this.#readings, () => this.getRootNode());
      record(this.#readings, () => this.closest('form'));
      // Our own earlier content is removed, and rendered anew.
      if (this.#root) empty(this.#root);
      const root = (this.#root ??= openRoot(this));
      this.#view = render(of, this, root, (name) => record(this.#readings, () => this.getAttribute(name)), signal);
      // Now that it is filled, because a view removes style elements from its root.
      adoptStyle(root, styleOf(of));
      this.removeAttribute(PAINTED);
      this.#observer.observe(this, { childList: true, attributes: true });
    }
  };
