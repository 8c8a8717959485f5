import { readFileSync } from 'node:fs';
import { print } from 'graphql';
import { withFragments } from '../server/schema/with-fragments';
import { createStore } from '../server/create-store';
import { STOREFRONT_TOKEN } from '../server/storefront-token';

export interface OpenStore {
  url: string;
  close(): Promise<void>;
  /** `fetch` on a path of the store; never follows a redirect. */
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a document of `schema/operations/` as the widget would, by its file name. */
  call(operation: string, variables?: object): Promise<Response>;
  /** Makes things go wrong: a fault, or a list of them. */
  fault(faults: unknown): Promise<Response>;
}

const documentOf = (operation: string): string =>
  print(
    withFragments(readFileSync(new URL(`../server/schema/operations/${operation}.graphql`, import.meta.url), 'utf8')),
  );

/** The operation in a document, by its file name: files of what is not public end in `.ext`. */
export const operationOf = (document: string): string => document.replace(/\.ext$/, '');

/** Opens a store on a free port, for tests that speak HTTP to it. */
export const openStore = async (): Promise<OpenStore> => {
  const { url, close } = await createStore().listen(0);
  const get: OpenStore['get'] = (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init });
  const post: OpenStore['post'] = (path, body, headers) =>
    get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    url,
    close,
    get,
    post,
    call: (operation, variables = {}) =>
      post(
        `/api/unstable/graphql.json?operation_name=${operationOf(operation)}`,
        { query: documentOf(operation), variables },
        { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN },
      ),
    fault: (faults) => post('/__store/faults', faults),
  };
};
