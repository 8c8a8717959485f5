/** The page's first interaction: from then on a press is likely, and what it needs is fetched. */
/** Events of a page's first interaction. */
export const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'];

/** Aborted at the page's first interaction. */
const interaction = new AbortController();
export const { signal: firstInteraction } = interaction;
/** The first interaction has come. */
export const noteInteraction = (): void => interaction.abort();

/** Calls `run` at the page's first interaction, or in a microtask when that was before; not after `end`. */
export function afterInteraction(run: () => void, end: AbortSignal): void {
  if (firstInteraction.aborted) queueMicrotask(() => end.aborted || run());
  else firstInteraction.addEventListener('abort', run, { signal: end });
}
