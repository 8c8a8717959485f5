/** Whether the widget has defined the host's element. */
export const isDefined = (host: Element): boolean => !!customElements.get(host.localName);
