import { writeCartJson } from './write-cart';

const QUIET_MS = 300;

/** Saves a cart's note a moment after the last key, as themes do. Until then it is not saved. */
export function listenToCartNote(path: '/cart/update' | '/cart/update.js'): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement && target.name === 'note')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void writeCartJson(path, { note: target.value }), QUIET_MS);
  });
}
