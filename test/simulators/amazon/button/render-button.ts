import type { Log } from '../../rules/log';
import type { Options } from '../options';
import { checkOptions, type Given } from '../rules/check-options';
import { refuse } from '../rules/refusal';
import { draw } from './draw';
import { keepSize } from './keep-size';

interface Live {
  look: string;
  container: HTMLElement;
}

interface Context {
  log: Log;
  options: Options;
  initCheckout(given: Given): void;
}

/** Amazon's `renderButton`, for one page. */
export function createRenderButton({ log, options, initCheckout }: Context) {
  const live: Live[] = [];

  /** Rule 22: nothing that was painted is ever let go, so a container that has left the page is to be used again. */
  const count = (one: Live) => {
    live.push(one);
    const same = live.filter(({ look }) => look === one.look);
    const here = same.filter(({ container }) => container.isConnected);
    if (same.length > here.length)
      log.violate(22, `${same.length} buttons are alive, and ${here.length} of them in the page`);
  };

  return (selector: string, given: Given) =>
    log.call('renderButton', { selector, ...given }, () => {
      checkOptions(log, options.region, given);
      if (given['estimatedOrderAmount'] !== undefined) log.violate(16, 'an amount at render could not be changed');
      if (given['createCheckoutSessionConfig'] !== undefined) log.violate(17, 'a session before there is a cart');
      const container = document.querySelector<HTMLElement>(selector);
      if (!container) return refuse(log, 5, `Can not find element ${selector} for amazon.Pay.renderButton.`);
      if (live.some((one) => one.container === container)) refuse(log, 6, `${selector} has a button already`);
      // oxlint-disable-next-line typescript/only-throw-error -- Amazon's script throws texts
      if (options.renderThrows !== null) throw options.renderThrows;
      if (!options.paints) return undefined;

      let clicked = () => {};
      let isOff = false;
      const drawn = draw(container, options.kind, given['placement'], () => isOff || clicked());
      count({ container, look: JSON.stringify({ ...given, productType: '' }) });
      keepSize(container, log);
      for (const name of ['language', 'ledgerCurrency']) {
        document.cookie = `${name}=${given[name === 'language' ? 'checkoutLanguage' : name] ?? ''}; path=/`;
        log.note('event', 'cookie', name);
      }
      if (options.disabledAfter !== null)
        setTimeout(() => {
          isOff = true;
          drawn.greyOut();
        }, options.disabledAfter);
      return {
        /** Keeps one callback, the last. */
        onClick(callback: () => void) {
          clicked = () => {
            log.note('event', 'onClick');
            callback();
          };
        },
        initCheckout: (more: Given) => initCheckout({ ...given, ...more }),
        updateButtonInfo: (info: unknown) => log.note('call', 'updateButtonInfo', info),
      };
    });
}
