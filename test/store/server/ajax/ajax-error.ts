import { json, type Answer } from '../http/answer';

/** 422: the shop's rules refuse it. Themes read `description` after an add and `errors` after a change. */
export const cartError = (description: string): Answer =>
  json(422, { status: 422, message: 'Cart Error', description, errors: description });

/** 404 for a variant that is not sold here. */
export const unknownVariant = (): Answer =>
  json(404, { status: 404, message: 'Cart Error', description: 'Cannot find variant' });

/** 400 for a parameter that is missing or not valid. */
export const badParameter = (description: string): Answer =>
  json(400, { status: 400, message: 'Parameter Missing or Invalid', description });
