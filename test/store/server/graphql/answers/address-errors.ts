import type { AddressProblem } from '../../../shop/delivery/check-address';
import type { UserError } from '../../../shop/user-error';

/** An address's problems as user errors below `path`. A problem without a leaf points at the whole address. */
export const addressErrors = (problems: readonly AddressProblem[], path: readonly string[]): UserError[] =>
  problems.map(({ code, leaf, message }) => ({ code, field: leaf === null ? [...path] : [...path, leaf], message }));
