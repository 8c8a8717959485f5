/** Errors in the forms of Apple's and Google's sheets: most sheets have none. */
export { appleErrors } from './apple-errors';
export { errorOfAnswer } from './google-errors';
