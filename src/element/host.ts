import { adoptStyle } from '../lib/adopt-style';
import { openRoot } from '../ui/open-root';
import { inSlices } from '../lib/in-slices';
import hostStyle from '../ui/host.css?inline';
import lightStyle from '../ui/light.css?inline';
import { debug } from '../telemetry/track';
import { tellDeveloper } from '../developer-errors';

/** What is painted in a host. */
export interface View {
  /** The content of the host's shadow root. */
  frame: readonly Node[];
  /** Looks at the host again: whether it is disabled, and whether a theme took away our elements or what it says of the purchase. */
  refresh(): void;
}

/** What makes one kind of host differ from another. */
export interface HostKind {
  /** Attributes that are read from the markup. */
  attributes: readonly string[];
  /** Style of the closed shadow root besides what all hosts share. */
  css?: string;
  /** Whether the form around it says if there is anything to buy: then that overrules the `disabled` of the server's markup. */
  byForm?: true;
  /**
   * @param end aborted when the view is rendered anew, or its host has left the page
   * @returns null where the host has nothing to show
   * @throws DeveloperError for markup that can't be used
   */
  render(host: HTMLElement, end: AbortSignal): View | null;
}

/**
 * Takes off the `disabled` that came with the server's markup: it speaks of the variant that was chosen there, and nobody would
 * lift it. The markup is the server's while no button of ours is in it, at first and after a morph. Set later it is the merchant's.
 */
function overruleDisabled(host: HTMLElement): void {
  if (!host.firstElementChild?.slot) host.removeAttribute('disabled');
}

/** A host has its buttons: the page is given their style, and timelines are told. */
function noteRendered(host: HTMLElement): void {
  adoptStyle(host.getRootNode() as Document | ShadowRoot, lightStyle);
  // One is enough: a page that renders its sections anew all day keeps no list of them.
  performance.clearMarks('karui:rendered');
  performance.mark('karui:rendered');
}

/** Makes the class of one kind of host element: when it renders, when it renders again, and when it lets go of everything. */
export const hostClass = (kind: HostKind): CustomElementConstructor =>
  class extends HTMLElement {
    #root: ShadowRoot | null = null;
    #view: View | null = null;
    #end = new AbortController();
    /** What the host depended on when it was rendered. */
    #renderedFor: unknown[] = [];
    // Called after the script that changes us has finished: it may be in the middle of morphing the whole form.
    #observer = new MutationObserver(() => this.#update());

    connectedCallback(): void {
      this.#update();
    }

    disconnectedCallback(): void {
      // A move disconnects and connects at once; only what is still out afterwards has left the page.
      queueMicrotask(() => {
        if (!this.isConnected) this.#clear();
      });
    }

    /** A host that was moved keeps its view while these stay the same. */
    #dependsOn = (): unknown[] => [
      this.getRootNode(),
      kind.byForm && this.closest('form'),
      ...kind.attributes.map((name) => this.getAttribute(name)),
    ];

    #needsRender(): boolean {
      return this.isConnected && this.#dependsOn().some((what, at) => what !== this.#renderedFor[at]);
    }

    #update(): void {
      if (kind.byForm) overruleDisabled(this);
      // A page of two hundred hosts upgrades them all in one go.
      if (this.#needsRender()) return inSlices(() => this.#needsRender() && this.#render());
      this.#view?.refresh();
    }

    #clear(): void {
      this.#observer.disconnect();
      this.#end.abort();
      this.#view = null;
      this.#renderedFor = [];
    }

    #render(): void {
      this.#clear();
      if (this.hasAttribute('debug')) debug();
      const { signal } = (this.#end = new AbortController());
      this.#renderedFor = this.#dependsOn();
      try {
        this.#view = kind.render(this, signal);
        this.#root ??= openRoot(this, hostStyle + (kind.css ?? ''));
        this.#root.textContent = '';
        for (const node of this.#view?.frame ?? []) this.#root.appendChild(node);
      } catch (error) {
        tellDeveloper(error, this);
      } finally {
        if (!this.#view) this.textContent = '';
        this.#observer.observe(this, { childList: true, attributes: true });
      }
      if (this.#view) noteRendered(this);
    }
  };
