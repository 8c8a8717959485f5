/** The tab's window: what modules of the core listen to from the moment they are imported, which is before any page is open. */
export const tab = new EventTarget();

/** A form with one hidden field. */
export class SimpleForm {
  readonly elements: object[];

  constructor(name: string, value: string) {
    const getAttribute = (attribute: string) => (attribute === 'name' ? name : null);
    this.elements = [{ type: 'hidden', value, getAttribute, matches: () => false }];
  }
}

class HTMLFormElement {
  get elements(): object[] {
    return (this as unknown as SimpleForm).elements;
  }
}

Object.assign(globalThis, {
  addEventListener: tab.addEventListener.bind(tab),
  removeEventListener: tab.removeEventListener.bind(tab),
  document: { addEventListener() {}, cookie: '' },
  HTMLFormElement,
});
