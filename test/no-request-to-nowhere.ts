import { afterAll, expect } from 'vitest';

/** Where happy-dom says that the page is: nothing answers there. */
const { origin } = location;

const { fetch } = globalThis;
const asked: string[] = [];
let isOver = false;

/** A request to the page's own address must have an answer of its test. One that has none fails its file. */
globalThis.fetch = function (input, init) {
  const address = new URL(input instanceof Request ? input.url : `${input}`, location.href);
  if (address.origin !== origin) return fetch.call(globalThis, input, init);
  // Vitest lets imports fail that are under way when a file ends. What then asks for a line is not of a test, and waits for ever.
  if (isOver) return new Promise(() => {});
  asked.push(`${init?.method ?? 'GET'} ${address.pathname}`);
  return Promise.reject(new TypeError('nothing answers here: the test needs a fetch'));
};

afterAll(() => {
  isOver = true;
  expect(asked).toEqual([]);
});
