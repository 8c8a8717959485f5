/**
 * Gives a text a tab stop while it scrolls, so that the keyboard can scroll it: it may begin to, or no longer need to, when a phone is turned.
 *
 * @returns stops following
 */
export function followOverflow(text: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  });
  observer.observe(text);
  return () => observer.disconnect();
}
