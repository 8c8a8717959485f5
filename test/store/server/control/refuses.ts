import type { Fault } from './read-faults';

/** Whether a fault lets the API refuse a call, which then must change nothing. */
export const refuses = (fault: Fault): boolean =>
  fault.userErrors !== undefined ||
  fault.nullCart === true ||
  fault.invalidPayment === true ||
  fault.throttled !== undefined ||
  fault.notReady !== undefined ||
  fault.submitFailed !== undefined ||
  fault.alreadyAccepted === true;
