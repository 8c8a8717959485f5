import { whole } from '../../../src/core/lib/whole';
import type { TypedCodes } from '../state/order';
import { takeLoaded } from './load-payment';
import type { Step } from './step';

/** Changes the cart's discount codes as the shopper has typed them. When the code for that is late, checkout takes the order. */
export const loadAndChangeCodes = (step: Step, typed: TypedCodes): Promise<Step> =>
  takeLoaded(step, whole(import('../codes'), 'changeCodes'), ({ changeCodes }) => changeCodes(step, typed));
