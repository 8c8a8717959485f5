import { hydrate, type VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import { mount } from '../core/ui/mount';
import type { ButtonState } from '../core/ui/button-state';
import { takeButton } from './take-button';

/** Content that is never written. */
const LEFT_ALONE = { __html: '' };

/** A view's element without the content: the page may have changed that since it was painted. */
const withoutContent = ({ type, props }: VNode<object>): VNode =>
  jsx(type as string, { ...props, children: null, dangerouslySetInnerHTML: LEFT_ALONE });

/** The state in which a button was painted. A `disabled` without `aria-disabled` was set by the page, and stays. */
function readState(button: HTMLElement): ButtonState {
  const busy = button.hasAttribute('aria-busy');
  return { disabled: button.hasAttribute('aria-disabled') && !busy, busy };
}

/**
 * Takes over a painted button: the view continues with it, and leaves its content and everything beside it alone. Only differences
 * from what was painted are written.
 *
 * @param root of the button: the wallet's element where themes style the button
 * @param viewOf the button in a state, in the colours in which servers paint
 * @returns stops rendering; undefined where no button is painted
 */
export function takeOver(
  root: HTMLElement | ShadowRoot,
  viewOf: (state: ButtonState) => VNode<object>,
  view: () => VNode<object>,
): (() => void) | undefined {
  const button = takeButton(root);
  if (!button) return;
  // Preact reads only a root's children: this fake root has the painted button as its only child.
  const place = { firstChild: button, childNodes: [button] } as unknown as Element;
  hydrate(withoutContent(viewOf(readState(button))), place);
  return mount(place, () => withoutContent(view()));
}
