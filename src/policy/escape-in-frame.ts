/**
 * Closes a frame's dialog when Escape is pressed inside the frame: its key events don't reach the page, and browsers do not close the
 * dialog for them. Call this at each `load`, because each page in a frame is a new document. Documents of other sites can't be listened to.
 */
export function escapeInFrame(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.closest('dialog')?.close();
  });
}
