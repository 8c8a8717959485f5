import { makeElement } from '../../../src/core/lib/make-element';
import type { OurButton } from '../../../src/wallet';

/** Makes the place of the words: a child of the wallet's element, so that themes can style it. It is shown at the end of the button. */
export function makePlace({ element, root }: OurButton) {
  const slot = makeElement('slot', { name: 'promise' });
  let shown: HTMLElement | undefined;
  // Also when a theme has emptied the element.
  slot.addEventListener('slotchange', () => {
    slot.className = (slot as HTMLSlotElement).assignedNodes().length ? 'full' : '';
  });
  root.appendChild(slot);
  const take = (node: Node | undefined) => node?.parentNode?.removeChild(node);
  return {
    show(words: string) {
      if (words && words === shown?.textContent && shown.parentNode === element) return;
      take(shown);
      shown = undefined;
      if (!words) return;
      shown = makeElement('span', { slot: 'promise', lang: 'ja' });
      shown.textContent = words;
      // `appendChild`, because old libraries replace `append`.
      element.appendChild(shown);
    },
    end() {
      take(shown);
      take(slot);
    },
  };
}
