import { liveWidgets } from '../core/live-widgets';

/** The longest animation of a colour change that is waited for, in milliseconds. */
const FADE = 600;

/** Looks at the grounds now and when a fade is over. Where the code for that can't be fetched, buttons keep their colours. */
const lookAgain = (): void =>
  void import('../seen').then(
    ({ look }) => {
      look();
      setTimeout(look, FADE);
    },
    () => {},
  );

/** Checks the grounds again when the page's colours change. */
export function watchColors(): void {
  // A theme's own switch changes an attribute; the shopper's system setting has an event of its own.
  const observer = new MutationObserver(lookAgain);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  matchMedia('(prefers-color-scheme:dark)').onchange = lookAgain;
}

/** Checks the grounds if the page has colours that the core can't read. */
export function lookAtColors(): void {
  for (const { host } of liveWidgets) {
    for (let around: Element | null = host; around; around = around.parentElement) {
      const { color, backgroundColor } = getComputedStyle(around);
      if (!/^rgb.*rgb/.test(color + backgroundColor)) return lookAgain();
    }
  }
}
