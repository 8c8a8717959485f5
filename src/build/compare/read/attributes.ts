import { ARMS, type Arm } from '../measured.ts';
import type { Attributes } from './shapes.ts';

/** What a data point is about. */
export interface Place {
  arm: Arm;
  /** How many per cent of the visits were to get ours. */
  split: number;
  pageType: string;
}

const textOf = (attributes: Attributes, key: string): string | undefined => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value && `${Object.values(value)[0]}`;
};

/** Reads what a data point is about; its own attributes count before those of its resource. @throws with a sentence that says what is missing */
export function placeOf(own: Attributes, ofResource: Attributes): Place {
  const read = (key: string) => textOf(own, key) ?? textOf(ofResource, key) ?? '';
  const [armText, splitText] = [read('karui.arm'), read('karui.split')];
  const arm = ARMS.find((one) => one === armText);
  if (!arm) throw new Error(`karui.arm is ${ARMS.join(' or ')}, not “${armText}”`);
  const split = Number(splitText || NaN);
  if (!(Number.isInteger(split) && split >= 0 && split <= 100))
    throw new Error(`karui.split is a whole number of per cent from 0 to 100, not “${splitText}”`);
  return { arm, split, pageType: read('karui.page_type') || 'other' };
}
