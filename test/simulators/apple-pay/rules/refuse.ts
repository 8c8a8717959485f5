export { refuse } from '../../rules/refuse';

/** WebKit's `InvalidAccessError`, by default with the browser's general message. */
export const invalidAccess = (message = 'The object does not support the operation or argument.'): DOMException =>
  new DOMException(message, 'InvalidAccessError');
