import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from '../../src/api/deadline';
import type { loadScript as LoadScript } from '../../src/load-script';

const URL_OF_SDK = 'https://sdk.example/sdk.js';
let loadScript: typeof LoadScript;
/** What the scripts that the page asks for come to, in order; the last one counts for all that follow. */
let outcomes: ('runs' | 'fails' | 'is empty')[];
let asked: HTMLScriptElement[];
let global: object | undefined;
const found = () => global;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ loadScript } = await import('../../src/load-script'));
  outcomes = ['runs'];
  asked = [];
  global = undefined;
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as Node as HTMLScriptElement;
    asked.push(script);
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    queueMicrotask(() => {
      if (outcome === 'runs') global = {};
      script.dispatchEvent(new Event(outcome === 'fails' ? 'error' : 'load'));
    });
    return node;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a promise comes to, with all the time that it needs. */
async function come<T>(promise: Promise<T>): Promise<T | Error> {
  const settled = promise.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  return settled;
}

test('a script loads even when an old library has replaced `append`', async () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  expect(await come(Promise.race([loadScript(URL_OF_SDK, found), pause(5000)]))).toBe(global);
  expect(asked).toHaveLength(1);
});

test('many widgets ask for one script', async () => {
  const all = [1, 2, 3].map(() => loadScript(URL_OF_SDK, found));
  expect(await come(Promise.all(all))).toEqual([global, global, global]);
  expect(asked.map(({ src, async }) => [src, async])).toEqual([[URL_OF_SDK, true]]);
});

test('a script that the page has already is not fetched', async () => {
  global = {};
  expect(await come(loadScript(URL_OF_SDK, found))).toBe(global);
  expect(asked).toEqual([]);
});

test('a script that fails once is fetched again after 200 ms', async () => {
  outcomes = ['fails', 'runs'];
  const loading = loadScript(URL_OF_SDK, found);
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe(global);
  expect(asked).toHaveLength(2);
});

test.each(['fails', 'is empty'] as const)(
  'a script that always %s rejects after three tries, and the next call tries again',
  async (outcome) => {
    outcomes = [outcome];
    expect(await come(loadScript(URL_OF_SDK, found))).toBeInstanceOf(Error);
    expect(asked).toHaveLength(3);
    outcomes = ['runs'];
    expect(await come(loadScript(URL_OF_SDK, found))).toBe(global);
    expect(asked).toHaveLength(4);
  },
);

test.each(['http://sdk.example/sdk.js', 'javascript:alert(1)', 'data:text/javascript,1', 'https://'])(
  'the address %s is not fetched',
  async (url) => {
    expect(await come(loadScript(url, found))).toBeInstanceOf(TypeError);
    expect(asked).toEqual([]);
  },
);

test('an address of the page’s own origin may be relative', async () => {
  await come(loadScript('/sdk.js', found));
  expect(asked.map(({ src }) => src)).toEqual([new URL('/sdk.js', location.href).href]);
});

test('the script has the nonce of the page’s first script that has one', async () => {
  const scripts = [document.createElement('script'), document.createElement('script')];
  scripts[1]!.nonce = 'n0nce';
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'scripts', 'get').mockReturnValue(
    scripts as unknown as HTMLCollectionOf<HTMLScriptElement>,
  );
  await come(loadScript(URL_OF_SDK, found));
  expect(asked.map(({ nonce }) => nonce)).toEqual(['n0nce']);
});

test('where the page asks for Trusted Types one policy makes all addresses', async () => {
  const createPolicy = vi.fn((name: string) => ({ createScriptURL: (url: string) => `${url}?${name}` }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  outcomes = ['fails', 'runs'];
  await come(loadScript(URL_OF_SDK, found));
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(asked.map(({ src }) => src)).toEqual([1, 2].map(() => `${URL_OF_SDK}?karui-sdk`));
});

test('attributes stand on the element', async () => {
  await come(loadScript(URL_OF_SDK, found, { attributes: { 'data-namespace': 'karui' } }));
  expect(asked.map((script) => script.dataset['namespace'])).toEqual(['karui']);
});
