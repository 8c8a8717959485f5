import { prototypeOf, makeElement, ofDocument } from '../lib/dom';
import { HIDDEN_EVENTS } from '../lib/patterns';
import { CLOSE, NO_NETWORK } from '../words';
import { adoptStyle } from '../button/roots';
import css from './offline-notice.css?inline';

/**
 * Opens the notice that the page is offline: a dialog in the companion's chunk, because the dialog's own can't be fetched then. Its
 * button, Escape and a press beside it close it.
 *
 * @param onClose called when the shopper has closed it
 * @returns closes it, without that call
 */
export function openNotice(onClose: () => void): () => void {
  const host = document.createElement('div');
  // Closed, so that the theme's styles and scripts do not reach it.
  const root = host.attachShadow({ mode: 'closed' });
  const dialog = makeElement('dialog', { lang: 'ja', 'aria-labelledby': 't', 'aria-describedby': 'm' });
  const { showModal, close } = prototypeOf(dialog as HTMLDialogElement);
  for (const [name, id, text] of [
    ['h2', 't', NO_NETWORK],
    ['p', 'm', '通信状況をご確認のうえ、もう一度お試しください。'],
    ['button', 'b', CLOSE],
  ] as const)
    dialog.appendChild(makeElement(name, { id, type: 'button' })).textContent = text;
  for (const type of HIDDEN_EVENTS.split(' '))
    host.addEventListener(type, (event) => {
      event.stopPropagation();
      // A key that is held since the press.
      if ((event as KeyboardEvent).repeat) event.preventDefault();
    });
  let isOurs = false;
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === dialog.lastChild) close.call(dialog as HTMLDialogElement);
  };
  dialog.onclose = () => {
    host.parentNode?.removeChild(host);
    if (!isOurs) onClose();
  };
  root.appendChild(dialog);
  adoptStyle(root, css);
  ofDocument('body').appendChild(host);
  showModal.call(dialog as HTMLDialogElement);
  return () => {
    isOurs = true;
    close.call(dialog as HTMLDialogElement);
  };
}
