import { loadScript } from '../../src/load-script';
import { withTimeout } from '../../src/lib/async';
import type { Amazon, AmazonButton, AmazonOptions } from './amazon-types';
import { makeElement } from '../../src/lib/dom';
import { AMAZON_CALL_LIMIT, AMAZON_SCRIPT_LIMIT } from '../limits';

/** Ledger currency → the region of its script. Each has its own list of currencies and throws for others. */
const REGIONS: Readonly<Record<string, string>> = { JPY: 'fe', USD: 'na', EUR: 'eu', GBP: 'eu' };

/** Whether Amazon has a script for the currency that the merchant is paid in (ISO 4217). */
export const hasRegion = (ledgerCurrency: string): boolean => Object.hasOwn(REGIONS, ledgerCurrency);

const amazonInPage = (): Amazon | undefined => {
  const { amazon } = globalThis as { amazon?: Partial<Amazon> };
  return amazon?.Pay && (amazon as Amazon);
};

/**
 * Amazon's script, once for the page; a merchant's own counts. Rejects when it can't be had within 15 s.
 *
 * @param ledgerCurrency ISO 4217, decides on the region; a currency without one gets that of the United States, as Buy with Prime needs it
 * @param sdkUrl its address, where that is not Amazon's
 */
export const loadAmazon = (ledgerCurrency: string, sdkUrl?: string): Promise<Amazon> =>
  withTimeout(
    AMAZON_SCRIPT_LIMIT,
    loadScript(
      sdkUrl ?? `https://static-${REGIONS[ledgerCurrency] ?? 'na'}.payments-amazon.com/checkout.js`,
      amazonInPage,
    ),
  );

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
