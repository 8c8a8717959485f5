import type { KeyboardEvent } from 'react';
import { MORE_OPTIONS } from '../words';
import { MORE_OPTIONS_CLASS, MORE_OPTIONS_ID } from '../../names';
import { stateProps, type ButtonState } from './hand-over';

/** Lets Space press the link as it presses a button; by itself an anchor reacts only to Enter. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

// oxlint-disable jsx-a11y/anchor-is-valid, jsx-a11y/prefer-tag-over-role -- themes know this one as an anchor

/** A text link that behaves as a button. An anchor because themes style, rename and find it as one. */
export function MoreOptionsLink(props: ButtonState) {
  return (
    <a
      href="#"
      role="button"
      id={MORE_OPTIONS_ID}
      className={MORE_OPTIONS_CLASS}
      {...stateProps(props)}
      onKeyDown={pressOnSpace}
    >
      {props.isPainted ? null : MORE_OPTIONS}
    </a>
  );
}
