let isTouched = false;

/** Notes the page's first interaction, as `src/warm.ts` does. */
export function noteInteraction(): void {
  for (const type of ['pointermove', 'keydown', 'scroll', 'focusin', 'pointerdown'])
    addEventListener(type, () => (isTouched = true), true);
}

/** The widget waits for the page's first interaction: one that came before it counts. Of these events a scroll harms no page. */
export const passOnInteraction = (): unknown => isTouched && dispatchEvent(new Event('scroll'));
