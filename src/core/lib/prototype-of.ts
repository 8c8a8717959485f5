/**
 * An object's prototype. The methods of a form or a document are taken from it, because an element that has their name hides them
 * (`<input name="submit">`). Not from `HTMLFormElement` or `Document` of the window: old libraries put their own in that place.
 */
export const prototypeOf = <T extends object>(object: T): T => Object.getPrototypeOf(object) as T;
