import { MORE_OPTIONS } from '../words';
import { MORE_OPTIONS_CLASS, MORE_OPTIONS_ID } from '../../names';
import { ariaBusy, ariaDisabled, type ButtonState } from './button-state';

// oxlint-disable jsx-a11y/anchor-is-valid -- themes know this one as an anchor

/**
 * A text link to checkout. An anchor because themes style, rename and find it as one; without `role="button"`, which their rules would dress
 * as a button. Its address is "#" once the page is loaded, see wallet-element.tsx.
 */
export function MoreOptionsLink({ state }: { state: ButtonState }) {
  return (
    <a
      href=""
      id={MORE_OPTIONS_ID}
      className={MORE_OPTIONS_CLASS}
      aria-disabled={ariaDisabled(state)}
      aria-busy={ariaBusy(state)}
    >
      {MORE_OPTIONS}
    </a>
  );
}
