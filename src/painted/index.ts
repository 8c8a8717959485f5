import { liveWidgets } from '../live-widgets';

/** The change of a colour may be animated for so long, in milliseconds. */
const FADE = 600;

/** The page's colours have changed, or are changing. Without what looks closer buttons stay as they are. */
const lookAgain = (): void =>
  void import('../seen').then(
    ({ look: again }) => {
      again();
      setTimeout(again, FADE);
    },
    () => {},
  );

// A theme's own switch writes an attribute; the shopper's system says it by itself.
const observer = new MutationObserver(lookAgain);
for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
matchMedia('(prefers-color-scheme:dark)').onchange = lookAgain;

/**
 * Called when a press is about to come: fetches the signs of a busy button, where not Apple's sheet alone would cover them, and looks at the grounds where the
 * core can't read the colours.
 */
export function look(): void {
  if (document.querySelector('[slot^=button]:not(shopify-apple-pay-button)')) import('../busy').catch(() => {});
  for (const { host } of liveWidgets) {
    for (let around: Element | null = host; around; around = around.parentElement) {
      const { color, backgroundColor } = getComputedStyle(around);
      if (!/^rgb.*rgb/.test(color + backgroundColor)) return lookAgain();
    }
  }
}
