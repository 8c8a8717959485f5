import { MORE_OPTIONS } from '../words';
import { MORE_OPTIONS_CLASS, MORE_OPTIONS_ID } from '../../names';
import { ariaBusy, ariaDisabled, type ButtonState } from './hand-over';

// oxlint-disable jsx-a11y/anchor-is-valid, jsx-a11y/prefer-tag-over-role -- themes know this one as an anchor

/** A text link that behaves as a button. An anchor because themes style, rename and find it as one. */
export function MoreOptionsLink({ state }: { state: ButtonState }) {
  return (
    <a
      href="#"
      role="button"
      id={MORE_OPTIONS_ID}
      className={MORE_OPTIONS_CLASS}
      aria-disabled={ariaDisabled(state)}
      aria-busy={ariaBusy(state)}
    >
      {MORE_OPTIONS}
    </a>
  );
}
