/** Whether the widget is there for a host. */
export const isDefined = (host: Element): boolean => !!customElements.get(host.localName);
