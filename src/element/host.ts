import { adoptStyle } from '../lib/adopt-style';
import { inSlices } from '../lib/in-slices';
import hostCss from '../ui/host.css?inline';
import lightCss from '../ui/light.css?inline';
import { debug, report, track } from '../telemetry/track';
import { whenIdle } from '../warm';
import { loadCompat } from '../chunks';
import type { Widget } from '../widget';
import { DeveloperError, tellDeveloper } from '../developer-errors';

/** A painted host. */
export interface View {
  widget: Widget;
  /** Puts back what a theme took away: our elements in the host, and what the host says of the purchase. */
  heal(): void;
  dispose(): void;
}

/** What makes one kind of host differ from another. */
export interface HostKind {
  /** Attributes that are read from the markup. */
  attributes: readonly string[];
  /** Style of the closed shadow root besides what all hosts share. */
  css?: string;
  /** Content of the shadow root, made once for each element. */
  frame(): Node[];
  /** Whether a form says if there is anything to buy: then it overrules the `disabled` of the server's markup. */
  byForm?: true;
  /** Whether themes may style it by rules on names of an earlier generation. */
  compat?: true;
  /** What the view depends on outside the host: a host that was moved keeps its view while this stays the same. */
  place(host: HTMLElement): unknown;
  /** @returns null where the host has nothing to show @throws DeveloperError for markup that can't be used */
  paint(host: HTMLElement, root: ShadowRoot): View | null;
}

/** Lets the compat pass look at the theme's old rules, when nobody is waiting. It is a nicety: without it the defaults stay. */
function adaptToTheme(host: HTMLElement): () => void {
  return whenIdle(() => {
    loadCompat().then(({ runCompat }) => runCompat(host, track), report);
  });
}

const AT_RUN_TIME = ['requires-shipping', 'has-selling-plan'];

/** Makes the class of a host element: when it paints, when it paints again, and when it lets go of everything. */
export function hostClass(kind: HostKind): CustomElementConstructor {
  return class extends HTMLElement {
    static observedAttributes = [...kind.attributes, ...AT_RUN_TIME, 'disabled'];

    #root: ShadowRoot | null = null;
    #view: View | null = null;
    #place: unknown;
    #stale = false;
    #told = false;
    #forget: (() => void) | undefined;
    #observer = new MutationObserver(() => {
      this.#overrule();
      this.#view?.heal();
    });

    connectedCallback(): void {
      this.#stale ||= !this.#view || this.#place !== kind.place(this);
      this.#follow();
    }

    disconnectedCallback(): void {
      // A move disconnects and connects at once; only what is still out afterwards has left the page.
      queueMicrotask(() => {
        if (!this.isConnected) this.#clear();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (!this.isConnected || before === after) return;
      this.#stale ||= kind.attributes.includes(name);
      if (this.#told) return;
      this.#told = true;
      // After the script that changes us has finished: it may be in the middle of morphing the whole form.
      queueMicrotask(() => this.#follow());
    }

    #follow(): void {
      this.#told = false;
      this.#overrule();
      // A page of two hundred hosts upgrades them all in one go.
      if (this.#stale) return inSlices(() => this.#stale && this.isConnected && this.#render());
      if (!this.#view) return;
      this.#view.widget.merchantDisabled.value = this.hasAttribute('disabled');
      this.#view.heal();
    }

    /**
     * Takes off the `disabled` that came with the server's markup: it speaks of the variant that was chosen there, and nobody would
     * lift it. The markup is the server's while no button of ours is in it, at first and after a morph. Set later it is the merchant's.
     */
    #overrule(): void {
      if (kind.byForm && !this.firstElementChild?.slot) this.removeAttribute('disabled');
    }

    #clear(): void {
      this.#observer.disconnect();
      this.#view?.dispose();
      this.#view = null;
      this.#forget?.();
    }

    #frame(): ShadowRoot {
      const root = this.attachShadow({ mode: 'closed' });
      adoptStyle(root, hostCss);
      if (kind.css) adoptStyle(root, kind.css);
      for (const node of kind.frame()) root.appendChild(node);
      return root;
    }

    #render(): void {
      this.#clear();
      if (this.hasAttribute('debug')) debug();
      this.#stale = false;
      this.#place = kind.place(this);
      try {
        this.#view = kind.paint(this, (this.#root ??= this.#frame()));
      } catch (error) {
        if (!(error instanceof DeveloperError)) throw error;
        tellDeveloper(error, this);
      } finally {
        if (!this.#view) this.textContent = '';
      }
      if (!this.#view) return;
      adoptStyle(this.getRootNode() as Document | ShadowRoot, lightCss);
      this.#observer.observe(this, { childList: true });
      // One is enough: a page that renders its sections anew all day keeps no list of them.
      performance.clearMarks('karui:rendered');
      performance.mark('karui:rendered');
      if (kind.compat && !this.hasAttribute('disable-compat')) this.#forget = adaptToTheme(this);
    }
  };
}
