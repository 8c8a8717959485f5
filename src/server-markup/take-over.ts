import { effect } from '@preact/signals';
import { hydrate, render, type VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import { Logo } from '../core/ui/logo';
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

/** Names of a button's logo: as servers paint it, which know no ground, and as it is to be now. */
interface PaintedLogo {
  painted: string;
  now(): string;
}

/** Draws the logo anew when it is to be another one, as on a dark ground. @returns stops that */
function followLogo(button: HTMLElement, { painted, now }: PaintedLogo): () => void {
  let drawn = painted;
  return effect(() => {
    const name = now();
    const old = button.querySelector('svg');
    if (name === drawn || !old) return;
    drawn = name;
    const place = document.createElement('div');
    render(jsx(Logo, { name }), place);
    old.parentNode!.replaceChild(place.firstChild!, old);
  });
}

/**
 * Takes over a painted button: the view continues with it, and leaves its content and everything beside it alone, but for the logo. Only
 * differences from what was painted are written.
 *
 * @param root of the button: the wallet's element where themes style the button
 * @param viewOf the button in a state, in the colours in which servers paint
 * @param logo absent where the button has none
 * @returns stops rendering; undefined where no button is painted
 */
export function takeOver(
  root: HTMLElement | ShadowRoot,
  viewOf: (state: ButtonState) => VNode<object>,
  view: () => VNode<object>,
  logo: PaintedLogo | undefined,
): (() => void) | undefined {
  const button = takeButton(root);
  if (!button) return;
  // Preact reads only a root's children: this fake root has the painted button as its only child.
  const place = { firstChild: button, childNodes: [button] } as unknown as Element;
  hydrate(withoutContent(viewOf(readState(button))), place);
  const stopView = mount(place, () => withoutContent(view()));
  const stopLogo = logo && followLogo(button, logo);
  return () => {
    stopView();
    stopLogo?.();
  };
}
