/** Closes a dialog on Escape inside a frame in it: its keys don't reach the page, and browsers close nothing for them. */
export function escapeInFrames(dialog: HTMLDialogElement): void {
  // Each page that the shopper goes to in a frame is a new document; those of other sites can't be listened to.
  const listen = ({ target }: Event) => {
    (target as Partial<HTMLIFrameElement>).contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') dialog.close();
    });
  };
  // A frame's load is heard by what it stands in only on the way down.
  dialog.addEventListener('load', listen, true);
}
