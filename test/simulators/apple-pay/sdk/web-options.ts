import { refuse } from '../rules/refuse';
import type { Log } from '../../rules/log';

/** How the code is shown. */
export interface WebOptions {
  renderApplePayCodeAs: 'modal' | 'window';
  onApplePayCodeClose?: () => void;
}

/** `ApplePayWebOptions`, and what was set by it. */
export function createWebOptions({ call }: Log) {
  const chosen: WebOptions = { renderApplePayCodeAs: 'modal' };
  const set = (given: Partial<WebOptions>) =>
    call('ApplePayWebOptions.set', given, () => {
      for (const [name, value] of Object.entries(given)) {
        const isKnown =
          name === 'renderApplePayCodeAs'
            ? value === 'modal' || value === 'window'
            : name === 'onApplePayCodeClose' && typeof value === 'function';
        if (!isKnown) refuse(37, new TypeError(`ApplePayWebOptions knows no ${name}: ${String(value)}`));
      }
      Object.assign(chosen, given);
    });
  return { chosen, ApplePayWebOptions: { set } };
}
