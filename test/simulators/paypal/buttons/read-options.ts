import { refuse } from '../../rules/refuse';
import type { ButtonOptions, Funding } from '../rules/paypal-types';
import { creatorRefusal, creatorsOf } from './creators';
import { readStyle, type PaintedStyle } from './style';

const FUNDINGS: readonly unknown[] = ['paypal', 'venmo'] satisfies Funding[];

/** Options of a button for the log, where functions have no place. */
export const digest = (options: ButtonOptions) => ({
  fundingSource: options.fundingSource ?? null,
  style: options.style ?? null,
  creators: creatorsOf(options),
});

/** The style as it is painted. What is wrong with it is thrown in PayPal's words. */
export function styleOf(options: ButtonOptions, funding: Funding): PaintedStyle {
  try {
    return readStyle({ ...options.style }, funding);
  } catch (error) {
    const isValue = /style\.(height|color|shape)/.test(String(error));
    return refuse(isValue ? 29 : 4, error as Error);
  }
}

/** What a button pays with. Throws for options that make no button. */
export function readOptions(options: ButtonOptions): Funding {
  const { fundingSource } = options;
  if (fundingSource === undefined) refuse(4, new Error('A button without a fundingSource is not simulated'));
  if (!FUNDINGS.includes(fundingSource)) refuse(4, new Error(`Invalid funding source: ${String(fundingSource)}`));
  const funding = fundingSource as Funding;
  styleOf(options, funding);
  const refusal = creatorRefusal(options);
  if (refusal) refuse(3, new Error(refusal));
  return funding;
}
