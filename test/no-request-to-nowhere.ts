import { afterAll, expect } from 'vitest';

/** Where happy-dom says that the page is: nothing answers there. */
const { origin } = location;

const { fetch } = globalThis;
const asked: string[] = [];
let isOver = false;

/**
 * A request to the page's own address must have an answer of its test. One that has none fails its file, also when it comes after the last
 * test: it is of something that the test has not waited for, and its error would stand in another test's output.
 */
globalThis.fetch = function (input, init) {
  const address = new URL(input instanceof Request ? input.url : `${input}`, location.href);
  if (address.origin !== origin) return fetch.call(globalThis, input, init);
  const request = `${init?.method ?? 'GET'} ${address.pathname}`;
  asked.push(request);
  // Nobody handles this one, so Vitest counts it.
  if (isOver) void Promise.reject(new Error(`${request} of ${expect.getState().testPath} came after its tests`));
  return Promise.reject(new TypeError('nothing answers here: the test needs a fetch'));
};

afterAll(() => {
  isOver = true;
  expect(asked).toEqual([]);
});
