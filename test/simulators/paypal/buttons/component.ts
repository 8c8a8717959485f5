import { refuse } from '../../rules/refuse';
import type { ButtonOptions, ButtonsComponent } from '../rules/paypal-types';
import { createLiveButton } from './live-button';
import { digest, optionProblems, readOptions } from './read-options';
import type { Sdk } from './sdk';

/** `paypal.Buttons()`: a button as the page has it in hand. */
export function createComponent(given: ButtonOptions, sdk: Sdk): ButtonsComponent {
  const { log, complain } = sdk.context;
  const funding = log.call('Buttons', digest(given), () => readOptions(given));
  for (const [rule, text] of optionProblems(given, funding, sdk.params)) {
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
  /** Runs what can't be done after the end. The page is to blame for asking when it has ended the button itself. */
  const alive = (run: () => void): Promise<void> => {
    if (button.life.state() !== 'over') {
      run();
      return Promise.resolve();
    }
    const error = new Error('Component destroyed');
    return button.life.endedBy() === 'page' ? refuse(20, error) : Promise.reject(error);
  };

  return {
    isEligible: () => log.call('isEligible', funding, button.isEligible),
    render: (container) =>
      call('render', typeof container === 'string' ? container : funding, () => button.render(container)),
    close: () => call('close', funding, () => alive(() => button.end('page', null))),
    updateProps: (changes) => call('updateProps', digest(changes), () => alive(() => button.update(changes))),
    resume: () => log.note('call', 'resume', funding),
    hasReturned: () => false,
  };
}
