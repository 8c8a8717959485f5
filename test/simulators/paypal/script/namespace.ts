import { createComponent } from '../buttons/component';
import { isEligible } from '../buttons/eligibility';
import type { Sdk } from '../buttons/sdk';
import type { Funding, Namespace } from '../rules/paypal-types';
import { VERSION } from './namespaces';

const FUNDING = {
  PAYPAL: 'paypal',
  VENMO: 'venmo',
  CREDIT: 'credit',
  PAYLATER: 'paylater',
  CARD: 'card',
} as const;

const isSimulated = (funding: string): funding is Funding => funding === 'paypal' || funding === 'venmo';

/** What one script leaves in the page: only the components that its address names. */
export function createNamespace(sdk: Sdk): Namespace {
  const { params, context } = sdk;
  const can = (funding: string): boolean =>
    isSimulated(funding) && isEligible({ funding, params, browser: context.surface.browser });
  const withButtons = params.components.includes('buttons');
  return {
    version: VERSION,
    FUNDING,
    ...(withButtons && { Buttons: (options = {}) => createComponent(options, sdk) }),
    ...(params.components.includes('funding-eligibility') && {
      getFundingSources: () => Object.values(FUNDING).filter(can),
      isFundingEligible: (funding) => can(funding),
      rememberFunding() {},
    }),
  } as Namespace;
}
