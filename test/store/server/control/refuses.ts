import type { Fault } from './read-faults';

/** Whether the API refuses the call because of this fault; the call must then change nothing. */
export const refuses = (fault: Fault): boolean =>
  fault.userErrors !== undefined ||
  fault.nullCart === true ||
  fault.invalidPayment === true ||
  fault.throttled !== undefined ||
  fault.notReady !== undefined ||
  fault.submitFailed !== undefined ||
  fault.alreadyAccepted === true;
