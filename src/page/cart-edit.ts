/** Fields that themes save to the cart by themselves, often a moment after the event. */
const FIELD = /^(note$|attributes\[|updates\[)/;

/** How long after an edit a write is waited for: a theme's debounce and a slow answer. Not every theme saves what is typed. */
const SAVE_MS = 1500;

// In milliseconds of performance.now().
let edited = 0;
let written = 0;

function onField({ target }: Event): void {
  if (FIELD.test((target as HTMLInputElement).name)) edited = performance.now();
}

/** Notices what the shopper types into the cart's own fields; from the first host on, since the first letter may be the last. */
export function watchEdits(): void {
  // Captured, since a theme may stop its own events.
  addEventListener('input', onField, true);
}

/** A write that began then has ended: what was typed before is saved. */
export const onWrite = (startTime: number): void => void (written = startTime);

/** Whether something was just typed that the theme is about to save to the cart, or is saving. */
export const isSaving = (): boolean => edited > written && performance.now() < edited + SAVE_MS;
