import { API_VERSION, API_VERSION_NAMED, API_VERSIONS, SNIPPET } from '../../names';

/** The version of the cart API: the one that the page's snippet names, or else our own choice. A page may have no snippet. */
export function apiVersion(): string {
  const snippet = globalThis.document?.querySelector?.(SNIPPET);
  const named = snippet?.getAttribute(API_VERSION_NAMED) ?? '';
  return RegExp(API_VERSIONS).test(named) ? named : API_VERSION;
}
