import { makeRoot } from '../../core/ui/hand-over';
import { isPlatformBack } from '../platform-script';

/** Gives an element a closed shadow root, which the widget takes over. The rules of `host.css` are in the page's head. */
export const openRoot = (element: HTMLElement): ShadowRoot =>
  makeRoot(element, (taken) => {
    // If the widget can't load, the platform's own script fills the element itself.
    if (isPlatformBack()) taken.textContent = element.textContent = '';
  });
