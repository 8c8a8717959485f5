import { readCookie } from '../lib/dom';
import { savesData } from '../lib/saves-data';
import { ARM_COOKIE } from '../storage-names';
import { isBot } from '../telemetry/is-bot';
import { writeVisitCookie } from './visit-cookie';

/**
 * What a visit gets, as its cookie has it: `k` for Karui or `p` for the platform's script, and behind it the percentage of visits that got
 * Karui when this was drawn. Empty for a visit that is in no arm: it gets what a page without a split gives, and is not counted.
 */
export type Arm = string;

/** Whether the platform's script has the visit. */
export const isPlatforms = (arm: Arm): boolean => arm[0] === 'p';

/** The percentage of visits that got Karui when the arm was drawn. */
export const percentOf = (arm: Arm): number => Number(arm.slice(1));

/** The arm that a text names; empty where it names none. */
export const readArm = (text: string | null): Arm => (/^[kp]\d{1,3}$/.exec(text || '') || [''])[0];

interface Page {
  Shopify?: { designMode?: unknown };
}

const prefersLessData = (): boolean => matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * The arm of this visit; draws one for a new visit. A visit that has one keeps it, whatever the percentage is now. In none are bots, the
 * theme editor, shoppers who save data, and browsers that keep no cookie or don't tell where a page leads: without that a press on a button
 * that does nothing yet, and a page that is closed then, would look like a checkout.
 *
 * @param percent of new visits that get Karui
 */
export function armOfVisit(percent: number): Arm {
  try {
    const { Shopify } = self as Page;
    if ((Shopify && Shopify.designMode) || isBot(navigator.userAgent) || !('NavigateEvent' in self)) return '';
    const kept = readArm(readCookie(ARM_COOKIE));
    if (kept) return kept;
    if (savesData() || prefersLessData()) return '';
    writeVisitCookie(ARM_COOKIE, (Math.random() * 100 < percent ? 'k' : 'p') + percent);
    return readArm(readCookie(ARM_COOKIE));
  } catch {
    // The page may keep nothing, or is broken: it gets Karui, as without a split.
    return '';
  }
}
