import { API_VERSION, API_VERSION_NAMED, SNIPPET_TEMPLATE } from '../../names';
import { API_VERSIONS } from './api-versions';

/** The version of the cart API: the one that the page's snippet names, or else our own choice. A page may have no snippet. */
export function apiVersion(): string {
  const snippet = globalThis.document?.querySelector?.(`template[${SNIPPET_TEMPLATE}]`);
  const named = snippet?.getAttribute(API_VERSION_NAMED) ?? '';
  return API_VERSIONS.test(named) ? named : API_VERSION;
}
