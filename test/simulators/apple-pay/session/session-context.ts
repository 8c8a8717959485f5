import type { ErrorClass } from '../input/apple-pay-error';
import type { Gesture } from './gesture';
import type { createMerchantCheck } from '../input/merchant-session';
import type { Options } from '../shopper/options';
import type { Log } from '../rules/log';
import type { Session } from './session';

/** What all sessions of a page share. */
export interface SessionContext {
  log: Log;
  options: Options;
  gesture: Gesture;
  ApplePayError: ErrorClass;
  checkMerchant: ReturnType<typeof createMerchantCheck>;
  /** The session whose sheet is up; there is one at most. */
  live(): Session | null;
  opened(session: Session): void;
  closed(session: Session): void;
  /** Something on the sheet is not what it was. */
  changed(): void;
  /** What a new sheet wants to know as soon as the merchant is known. */
  firstQuestions(
    session: Session,
  ): { question: 'paymentmethodselected' | 'shippingcontactselected'; detail: () => object }[];
}
