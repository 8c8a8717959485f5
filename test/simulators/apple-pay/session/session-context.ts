import type { Code } from '../sdk/code';
import type { ErrorClass } from '../input/apple-pay-error';
import type { Gesture } from '../../rules/gesture';
import type { createMerchantCheck } from '../input/merchant-session';
import type { Options } from '../shopper/options';
import type { Log } from '../../rules/log';
import type { Session } from './session';

/** What all sessions of a page share. */
export interface SessionContext {
  log: Log;
  options: Options;
  gesture: Gesture;
  ApplePayError: ErrorClass;
  checkMerchant: ReturnType<typeof createMerchantCheck>;
  /** Makes the code that opens a sheet on the shopper's phone; absent where the browser has Apple Pay itself. */
  newCode?: (() => Code) | undefined;
  /** The session whose sheet is open; there is at most one. */
  live(): Session | null;
  opened(session: Session): void;
  closed(session: Session): void;
  /** Called after each change of the sheet. */
  changed(): void;
  /** The events that follow merchant validation. */
  firstQuestions(
    session: Session,
  ): { question: 'paymentmethodselected' | 'shippingcontactselected'; detail: () => object }[];
}
