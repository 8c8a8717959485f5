import { takeOut } from './take-out';
import { words } from './words';

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
