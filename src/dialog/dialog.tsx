import { closeByKey, closeByPress } from './close-by-press';
import type { DialogContent } from './content';
import { onKeyDown } from './on-key-down';
import { makeModal } from './make-modal';

interface DialogProps extends DialogContent {
  /** Whether it is modal, and the page behind it locked. */
  isOpen: boolean;
  /** Called when the shopper or the page has closed it. */
  onClose(): void;
}

/**
 * A modal dialog. The shopper closes it by its buttons, Escape or the overlay, and the page by taking it away. With `isOpen` false it is
 * still rendered, so that its fading out can be seen. Its first render throws where the browser can't open a dialog.
 */
export function Dialog({ title, message: Message, button, onPress, second, isOpen, onClose }: DialogProps) {
  const onButtonKey = closeByKey(onPress);
  const isText = typeof Message === 'string';
  return (
    <dialog
      ref={isOpen ? makeModal : null}
      lang="ja"
      aria-labelledby="title"
      aria-describedby={isText ? 'message' : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...closeByPress(onPress)}
    >
      <div className="box">
        <h2 id="title" dir="auto">
          {title}
        </h2>
        <div className="message" id="message" dir="auto">
          {isText ? Message : <Message />}
        </div>
        {button && (
          <button type="button" className="close" autoFocus onKeyDown={onButtonKey}>
            {button}
          </button>
        )}
        {second && (
          <button type="button" className="close second" onKeyDown={onButtonKey}>
            {second}
          </button>
        )}
      </div>
    </dialog>
  );
}
