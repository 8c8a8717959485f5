import { words } from './words';

/**
 * A ref for an element that is rendered only for a time.
 *
 * @returns takes it out of the page. Preact would call its `remove` for that, which old libraries replace by a method of their own.
 */
export const takeOut = (element: Element | null) => () => void element?.parentNode?.removeChild(element);

/** Five grey lines in place of a text to come; a screen reader hears that it is loading. */
export function Skeleton() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- lines that CSS draws, no picture
    <div ref={takeOut} className="skeleton" role="img" aria-label={words.loading}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
