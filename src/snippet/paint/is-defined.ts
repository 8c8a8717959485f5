/** Whether the widget is there for a host. */
export const isDefined = (host: Element): unknown => customElements.get(host.localName);
