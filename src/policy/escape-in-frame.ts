/**
 * Closes a frame's dialog on Escape inside the frame: its keys don't reach the page, and browsers close nothing for them. To be called at
 * each `load`, because each page that the shopper goes to in a frame is a new document; those of other sites can't be listened to.
 */
export function escapeInFrame(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.closest('dialog')?.close();
  });
}
