import { refuse } from '../../rules/refuse';
import type { ButtonOptions, ButtonsComponent } from '../rules/paypal-types';
import { createLiveButton } from './live-button';
import { creatorProblems } from './creators';
import { digest, readOptions } from './read-options';
import type { Sdk } from './sdk';

/** `paypal.Buttons()`: a button as the page has it in hand. */
export function createComponent(given: ButtonOptions, sdk: Sdk): ButtonsComponent {
  const { log, complain } = sdk.context;
  const funding = log.call('Buttons', digest(given), () => readOptions(given));
  for (const [rule, text] of creatorProblems(given, sdk.params)) {
    log.violate(rule, text);
    complain('warn', text);
  }
  const button = createLiveButton(given, funding, sdk);

  const call = <T>(name: string, detail: unknown, run: () => Promise<T>): Promise<T> => {
    try {
      return log.call(name, detail, run);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };

  return {
    isEligible: () => log.call('isEligible', funding, button.isEligible),
    render: (container) =>
      call('render', typeof container === 'string' ? container : funding, () => button.render(container)),
    /** The page is to blame for closing what it has closed already. */
    close: () =>
      call('close', funding, () => {
        if (button.life.state() !== 'over') return Promise.resolve(button.end('page', null));
        const error = new Error('Component destroyed');
        return button.life.endedBy() === 'page' ? refuse(20, error) : Promise.reject(error);
      }),
  };
}
