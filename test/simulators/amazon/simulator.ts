import { createLog, type Notice } from '../rules/log';
import { createRenderButton } from './button/render-button';
import { createInitCheckout } from './init-checkout';
import { defaults, type Options } from './options';
import type { Given } from './rules/check-options';

interface Surroundings {
  /** Posts a form, which leaves the page. */
  post?(address: string, fields: Readonly<Record<string, string>>): void;
  complain?(text: string): void;
  /** Milliseconds. */
  now?(): number;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: Notice): void;
}

/** Amazon's `checkout.js` for one page: `amazon`, and a log of both sides. */
export function createAmazonSimulator(given: Partial<Options> = {}, surroundings: Surroundings = {}) {
  const { post = () => {}, complain = (text) => console.error(text), now = () => performance.now() } = surroundings;
  const options: Options = { ...defaults, ...given };
  const log = createLog((notice) => surroundings.tell?.(notice));
  const checkout = createInitCheckout({ log, options, complain, now, post });
  const initCheckout = (checked: Given) => log.call('initCheckout', checked, () => checkout.begin(checked));
  const prime = {
    initCheckout: (checked: Given) =>
      log.call('buywithprime.initCheckout', checked, () => {
        const inner = checked?.['amazonPayOptions'];
        if (typeof inner !== 'object' || inner === null) {
          log.violate(102, 'amazonPayOptions is no object');
          // oxlint-disable-next-line typescript/only-throw-error -- Amazon's script throws texts
          throw 'AmazonPay: amazonPayOptions is required';
        }
        if ('error' in inner) log.violate(106, 'an answer with an error reached the script');
        checkout.begin(inner as Given);
      }),
  };
  return {
    amazon: {
      Pay: { renderButton: createRenderButton({ log, options, initCheckout }), initCheckout },
      ...(options.prime && { buywithprime: prime }),
    },
    log: log.log,
    violations: log.violations,
    options,
    comeBack: checkout.forget,
  };
}

export type AmazonSimulator = ReturnType<typeof createAmazonSimulator>;
