import { expect, test } from 'vitest';
import { codeIn, readPage, tableUnder } from '../markdown';
import { allStorageUses, storageUses, type Use } from './storage-uses';

const PAGE = '.github/docs/security.md';

/** Files whose code uses a cookie or storage without naming its key there: the identifiers in the code, and what they read or write in effect. */
const BY_HAND: Readonly<Record<string, { names: readonly string[]; uses: readonly Use[] }>> = {
  // Reads the cookie that its caller names; the callers are found.
  'src/lib/dom.ts': { names: ['cookie', 'cookie', 'cookie'], uses: [] },
  // Writes the cookie that its caller names; the callers are found.
  'src/split/visit-cookie.ts': { names: ['cookie'], uses: [] },
  // By a pattern that has the name in it.
  'wallets/shop-pay/account-and-promise/promise-client.ts': {
    names: ['cookie'],
    uses: [{ name: 'delivery_promise_postal_code', place: 'cookie', how: 'read' }],
  },
  // Hears that a cookie was renewed, without its value: declared as a type, and used.
  'src/cart-watch/watch-writes.ts': {
    names: ['cookieStore', 'cookieStore'],
    uses: [{ name: 'cart', place: 'cookie', how: 'read' }],
  },
  // Under a key for each purchase, in a storage that all of its callers get from there.
  'src/press/pending-order.ts': {
    names: ['localStorage', 'sessionStorage'],
    uses: (['localStorage', 'sessionStorage'] as const).flatMap((place) =>
      (['read', 'written'] as const).map((how) => ({ name: 'karui:pending-order:…', place, how })),
    ),
  },
  // A variable of that name.
  'src/page/cart-purchase.ts': { names: ['cookie', 'cookie', 'cookie'], uses: [] },
};

/** A use as a line. */
const line = ({ place, name, how }: Use) => `${place} ${name} ${how}`;
const lines = (uses: readonly Use[]) => [...new Set(uses.map(line))].sort();

const found = allStorageUses();
const all = [...found.flatMap(({ uses }) => uses), ...Object.values(BY_HAND).flatMap(({ uses }) => uses)];

test('every use of a cookie or storage names its key in the code, except in the listed files', () => {
  const others = found.filter(({ others: names }) => names.length > 0).map(({ file, others: names }) => [file, names]);
  expect(Object.fromEntries(others)).toEqual(
    Object.fromEntries(Object.entries(BY_HAND).map(([file, { names }]) => [file, names])),
  );
});

test('two cookies are written, where visits are split, and storages under six names', () => {
  expect(lines(all.filter(({ how }) => how === 'written'))).toEqual([
    'cookie karui_arm written',
    'cookie karui_counted written',
    'localStorage karui:pending-order:… written',
    'sessionStorage karui:checkout-origin written',
    'sessionStorage karui:compat written',
    'sessionStorage karui:no-account-frame written',
    'sessionStorage karui:older-form written',
    'sessionStorage karui:pending-order:… written',
    'sessionStorage karui:trusted-types written',
  ]);
});

test('security.md lists every cookie and storage that our code reads or writes, and no other', () => {
  const told = tableUnder(readPage(PAGE), 'What is read and kept').flatMap(([names, place, how]) =>
    codeIn(names).flatMap((name) =>
      (['read', 'written'] as const)
        .filter((one) => how!.split(', ').includes(one))
        .map((one) => line({ name, place: place as Use['place'], how: one })),
    ),
  );
  expect(told.sort()).toEqual(lines(all));
});

test.each<[string, readonly string[], readonly string[]]>([
  ["sessionStorage.setItem('a', text)", ['sessionStorage a written'], []],
  ["const KEY = 'b';\nlocalStorage.getItem(KEY)", ['localStorage b read'], []],
  ['sessionStorage.removeItem(COMPAT_MEMORY)', ['sessionStorage karui:compat written'], []],
  ["const read = () => readCookie('c')", ['cookie c read'], []],
  ["writeVisitCookie('c', text)", ['cookie c written'], []],
  ['sessionStorage.clear()', [], ['sessionStorage']],
  ['sessionStorage.a = text', [], ['sessionStorage']],
  ["window.localStorage.setItem('a', text)", [], ['localStorage']],
  ["window['localStorage'].a = text", [], ['localStorage']],
  ['const { sessionStorage: kept } = window', [], ['sessionStorage']],
  ["document.cookie = 'a=b'", [], ['cookie']],
  ["cookieStore.set('a', 'b')", [], ['cookieStore']],
  ["indexedDB.open('a')", [], ['indexedDB']],
])('%s is found', (source, uses, others) => {
  const seen = storageUses('a.ts', source);
  expect([lines(seen.uses), seen.others]).toEqual([uses, others]);
});

test('a key that is known only when the code runs does not count as named', () => {
  expect(() => storageUses('a.ts', 'localStorage.setItem(nameOf(shop), text)')).toThrow(
    'a.ts uses a name that is known only when it runs',
  );
});
