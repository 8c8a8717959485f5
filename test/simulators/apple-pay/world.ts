import type { ErrorClass } from './apple-pay-error';
import type { Gesture } from './gesture';
import type { createMerchantCheck } from './merchant-session';
import type { Options } from './options';
import type { Log } from './record';
import type { Life } from './session-life';

/** What all sessions of a page share. */
export interface World {
  log: Log;
  options: Options;
  gesture: Gesture;
  ApplePayError: ErrorClass;
  checkMerchant: ReturnType<typeof createMerchantCheck>;
  /** The session whose sheet is up; there is one at most. */
  live(): Life | null;
  opened(life: Life): void;
  closed(life: Life): void;
  /** Something on the sheet is not what it was. */
  changed(): void;
  /** What a new sheet wants to know as soon as the merchant is known. */
  firstQuestions(life: Life): { question: 'paymentmethodselected' | 'shippingcontactselected'; detail: () => object }[];
}
