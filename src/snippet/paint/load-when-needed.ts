import { isSparing } from '../../core/lib/is-sparing';
import { ofDocument } from '../../core/lib/of-document';
import { ALONE, CHECKOUT_BUTTON, HOSTS, TELEMETRY_META } from '../../names';
import { coreFiles, fetchFiles, hasApple, init } from '../boot';
import { whenInterested } from './interest';
import { paintedInPage } from './make-button';
import { rowOfElement } from './wallet-rows';

/**
 * What works only with the widget, whether a shopper is interested or not: a checkout page's button, a wallet's element alone, and a
 * developer's messages.
 */
const NEEDS_WIDGET = `${CHECKOUT_BUTTON},${ALONE},:is(${HOSTS}):is([only-sdk],[pci-enabled],[debug])`;

/**
 * What a page needs as soon as it is idle: impressions are counted by the widget, and a kept press can't open Apple's sheet any more. Where
 * that comes with Apple's script, no press can before the first interaction.
 */
const needsSoon = (): boolean =>
  !!document.querySelector(TELEMETRY_META) ||
  (hasApple() && paintedInPage().some((made) => rowOfElement(made)?.opensInClick));

/** Calls `run` once the page has loaded and has nothing to do. */
const whenLoadedAndIdle = (run: () => void): void => {
  // Safari has no idle callback.
  const wait = () => (self.requestIdleCallback || setTimeout)(run);
  if (ofDocument('readyState') === 'complete') wait();
  else addEventListener('load', wait);
};

/**
 * Loads the widget when a shopper is interested, or when the page needs it without that. Its files are fetched before, when the page is
 * idle, so that nobody waits for them.
 *
 * @returns is to be called at each look at a page that is parsed, with whether the painted hosts are as the widget would show them
 */
export const loadWhenNeeded = (): ((isComplete: boolean) => void) => {
  let isInterested = false;
  let isIdle = false;
  /** As the last look has found it; undefined before. */
  let isComplete: boolean | undefined;
  const decide = () => {
    if (isComplete === undefined) return;
    if (isInterested || !isComplete || (isIdle && needsSoon()) || document.querySelector(NEEDS_WIDGET)) init();
    else if (isIdle && !isSparing()) fetchFiles(coreFiles(), 'low');
  };
  whenInterested(() => {
    isInterested = true;
    decide();
  });
  whenLoadedAndIdle(() => {
    isIdle = true;
    decide();
  });
  return (found) => {
    isComplete = found;
    decide();
  };
};
