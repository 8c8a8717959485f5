import { onEnd } from '../lib/on-end';
import { controlsOf } from './form-fields';

// A script that writes `value` to a hidden input changes its attribute, so an observer sees it.
const ATTRIBUTES = ['value', 'aria-disabled', 'disabled', 'form', 'name'];

/**
 * Calls back until `end` when something in the form may have changed, by any means: an event, a silent write to a hidden input, a toggled
 * submit, new controls. Ignores changes inside `ours`, because we make them. Calls back at once for the first change, then at most once in
 * each frame: otherwise a page that writes to its form after each of our changes would block the browser.
 */
export function observeForm(form: HTMLFormElement, ours: Element, callback: () => void, end: AbortSignal): void {
  let frame = 0;
  let isMissed = false;
  const tell = () => {
    isMissed = !!frame;
    if (isMissed) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (isMissed) tell();
    });
    callback();
  };
  const onEvent = (event: Event) => {
    if ((event.target as HTMLInputElement | null)?.form === form) tell();
  };
  const observer = new MutationObserver((records) => {
    if (records.some((record) => !ours.contains(record.target))) {
      watch();
      tell();
    }
  });
  const root = ours.getRootNode();
  const watch = () => {
    // If some controls are outside the form, a theme may render them anew anywhere in the page.
    const isWhole = controlsOf(form).every((control) => control.closest('form') === form);
    observer.observe(isWhole ? form : root, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
  };
  watch();
  // Controls outside the form do not bubble through it; captured, since a theme may stop its own events.
  for (const type of ['change', 'input']) root.addEventListener(type, onEvent, { capture: true, signal: end });
  onEnd(end, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
