import type { Amazon, AmazonButton, AmazonOptions } from './amazon-types';
import { makeElement } from '../../src/lib/dom';
import { AMAZON_CALL_LIMIT } from '../limits';

/** A container that Amazon's script has painted into. */
interface Painted {
  /** The same for containers that look the same. */
  appearance: string;
  container: HTMLElement;
}

/** All containers of this page. The script never lets go of one, so a container that has left the page is used again. */
const containers: Painted[] = [];

/** Starts presses that the page does not see: by Amazon's frame, by Enter, and by Space, which the script does not know. */
function listen(container: HTMLElement, button: AmazonButton): void {
  let seenAt = 0;
  // A real click of the wallet's element, so that there is one way for all presses.
  const click = () => container.parentElement?.click();
  container.addEventListener('click', () => (seenAt = Date.now()), true);
  button.onClick(() => void (Date.now() - seenAt > AMAZON_CALL_LIMIT && click()));
  container.addEventListener('keydown', (event) => {
    // Space must not scroll the page.
    if (event.key === ' ') event.preventDefault();
  });
  container.addEventListener('keyup', ({ key }) => key === ' ' && click());
}

/**
 * Puts a container with Amazon's button into a wallet's element, in the document: one that has left the page, or a new one. Throws what
 * the script throws, and when it paints nothing.
 */
export function putContainer(
  element: HTMLElement,
  pay: Amazon['Pay'],
  { productType, ...options }: AmazonOptions,
): HTMLElement {
  const appearance = JSON.stringify(options);
  const free = containers.find((painted) => painted.appearance === appearance && !painted.container.isConnected);
  if (free) {
    element.appendChild(free.container);
    return free.container;
  }
  const id = `karui-amazon-pay-${containers.length}`;
  const container = makeElement('div', { id, slot: 'amazon' });
  element.appendChild(container);
  try {
    // `renderButton` may return nothing; then `listen` throws.
    listen(container, pay.renderButton(`#${id}`, { ...options, productType })!);
  } catch (error) {
    element.removeChild(container);
    throw error;
  }
  containers.push({ appearance, container });
  return container;
}
