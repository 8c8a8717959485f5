import { vi } from 'vitest';

/** Gives a test in Node a document that has cookies and no elements. */
export function stubCookie(cookie: string): void {
  class Document {
    readonly #cookie = cookie;
    get cookie() {
      return this.#cookie;
    }
    get scripts() {
      return [];
    }
    querySelector = () => null;
  }
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('document', new Document());
}
