import { render, type ComponentChild } from 'preact';
import { adoptStyle } from '../lib/adopt-style';
import { inSlices } from '../lib/in-slices';
import hostStyle from '../ui/host.css?inline';
import lightStyle from '../ui/light.css?inline';
import { debug } from '../telemetry/track';
import type { Widget } from '../widget';
import { DeveloperError, tellDeveloper } from '../developer-errors';

/** What is painted in a host. */
export interface View {
  widget: Widget;
  /** Puts back what a theme took away: our elements in the host, and what the host says of the purchase. */
  restore(): void;
}

/** What makes one kind of host differ from another. */
export interface HostKind {
  /** Attributes that are read from the markup. */
  attributes: readonly string[];
  /** Style of the closed shadow root besides what all hosts share. */
  css?: string;
  /** Content of the shadow root, made once for each element. */
  renderShadow(): ComponentChild;
  /** Whether a form says if there is anything to buy: then it overrules the `disabled` of the server's markup. */
  byForm?: true;
  /** What the view depends on outside the host: a host that was moved keeps its view while this stays the same. */
  dependsOn(host: HTMLElement): unknown;
  /**
   * @param end aborted when the view is rendered anew, or its host has left the page
   * @returns null where the host has nothing to show
   * @throws DeveloperError for markup that can't be used
   */
  render(host: HTMLElement, root: ShadowRoot, end: AbortSignal): View | null;
}

/** A host element: when it renders, when it renders again, and when it lets go of everything. */
class Host extends HTMLElement {
  readonly #kind: HostKind;
  #root: ShadowRoot | null = null;
  #view: View | null = null;
  #end = new AbortController();
  #renderedFor: unknown;
  #needsRender = false;
  #updateQueued = false;
  #observer = new MutationObserver(() => {
    this.#overruleDisabled();
    this.#view?.restore();
  });

  constructor(kind: HostKind) {
    super();
    this.#kind = kind;
  }

  connectedCallback(): void {
    this.#needsRender ||= !this.#view || this.#renderedFor !== this.#kind.dependsOn(this);
    this.#update();
  }

  disconnectedCallback(): void {
    // A move disconnects and connects at once; only what is still out afterwards has left the page.
    queueMicrotask(() => {
      if (!this.isConnected) this.#clear();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return;
    this.#needsRender ||= this.#kind.attributes.includes(name);
    if (this.#updateQueued) return;
    this.#updateQueued = true;
    // After the script that changes us has finished: it may be in the middle of morphing the whole form.
    queueMicrotask(() => this.#update());
  }

  #update(): void {
    this.#updateQueued = false;
    this.#overruleDisabled();
    // A page of two hundred hosts upgrades them all in one go.
    if (this.#needsRender) return inSlices(() => this.#needsRender && this.isConnected && this.#render());
    if (!this.#view) return;
    this.#view.widget.merchantDisabled.value = this.hasAttribute('disabled');
    this.#view.restore();
  }

  /**
   * Takes off the `disabled` that came with the server's markup: it speaks of the variant that was chosen there, and nobody would
   * lift it. The markup is the server's while no button of ours is in it, at first and after a morph. Set later it is the merchant's.
   */
  #overruleDisabled(): void {
    if (this.#kind.byForm && !this.firstElementChild?.slot) this.removeAttribute('disabled');
  }

  #clear(): void {
    this.#observer.disconnect();
    this.#end.abort();
    this.#view = null;
  }

  #renderShadow(): ShadowRoot {
    const root = this.attachShadow({ mode: 'closed' });
    adoptStyle(root, hostStyle);
    if (this.#kind.css) adoptStyle(root, this.#kind.css);
    render(this.#kind.renderShadow(), root);
    return root;
  }

  #render(): void {
    this.#clear();
    if (this.hasAttribute('debug')) debug();
    const kind = this.#kind;
    const { signal } = (this.#end = new AbortController());
    this.#needsRender = false;
    this.#renderedFor = kind.dependsOn(this);
    try {
      this.#view = kind.render(this, (this.#root ??= this.#renderShadow()), signal);
    } catch (error) {
      if (!(error instanceof DeveloperError)) throw error;
      tellDeveloper(error, this);
    } finally {
      if (!this.#view) this.textContent = '';
    }
    if (!this.#view) return;
    adoptStyle(this.getRootNode() as Document | ShadowRoot, lightStyle);
    this.#observer.observe(this, { childList: true });
    // One is enough: a page that renders its sections anew all day keeps no list of them.
    performance.clearMarks('karui:rendered');
    performance.mark('karui:rendered');
  }
}

/** Makes the class of one kind of host element. */
export const hostClass = (kind: HostKind): CustomElementConstructor =>
  class extends Host {
    static observedAttributes = [...kind.attributes, 'requires-shipping', 'has-selling-plan', 'disabled'];
    constructor() {
      super(kind);
    }
  };
