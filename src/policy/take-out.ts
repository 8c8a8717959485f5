/**
 * A ref for an element that is rendered only for a time.
 *
 * @returns takes it out of the page. Preact would call its `remove` for that, which old libraries replace by a method of their own.
 */
export const takeOut = (element: Element | null) => () => void element?.parentNode?.removeChild(element);
