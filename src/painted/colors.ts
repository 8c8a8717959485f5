import { liveWidgets } from '../core/live-widgets';

/** The change of a colour may be animated for so long, in milliseconds. */
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

/** Looks at the grounds anew when the page's colours change. */
export function watchColors(): void {
  // A theme's own switch writes an attribute; the shopper's system says it by itself.
  const observer = new MutationObserver(lookAgain);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  matchMedia('(prefers-color-scheme:dark)').onchange = lookAgain;
}

/** Looks at the grounds where the core can't read the colours. */
export function lookAtColors(): void {
  for (const { host } of liveWidgets) {
    for (let around: Element | null = host; around; around = around.parentElement) {
      const { color, backgroundColor } = getComputedStyle(around);
      if (!/^rgb.*rgb/.test(color + backgroundColor)) return lookAgain();
    }
  }
}
