/** The tab's window: what modules of the core listen to from the moment they are imported, which is before any page is open. */
export const tab = new EventTarget();

/** A form with one hidden field. */
export class SimpleForm {
  readonly elements: object[];
  readonly fields: readonly [name: string, value: string][];

  constructor(name: string, value: string) {
    this.fields = [[name, value]];
    const getAttribute = (attribute: string) => (attribute === 'name' ? name : null);
    this.elements = [{ type: 'hidden', value, getAttribute, matches: () => false }];
  }
}

/** Reads a simple form. */
export class SimpleFormData {
  readonly #fields: SimpleForm['fields'];
  constructor({ fields }: SimpleForm) {
    this.#fields = fields;
  }
  [Symbol.iterator]() {
    return this.#fields[Symbol.iterator]();
  }
}

/** No host of such a page is inside a shadow root. */
const ShadowRoot = EventTarget;

class HTMLFormElement {
  get elements(): object[] {
    return (this as unknown as SimpleForm).elements;
  }

  /** It asks for nothing. */
  matches(selector: string): boolean {
    return selector === '[novalidate]';
  }
}

Object.assign(globalThis, {
  addEventListener: tab.addEventListener.bind(tab),
  removeEventListener: tab.removeEventListener.bind(tab),
  document: { addEventListener() {}, cookie: '' },
  HTMLFormElement,
  ShadowRoot,
  window: globalThis,
});

/** The browser knows Apple Pay. Each page brings its own simulator. */
Object.assign(globalThis, { ApplePaySession: {} });
