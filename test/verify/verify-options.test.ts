import { expect, test } from 'vitest';
import { HELP, readVerifyOptions } from '../../src/build/verify/verify-options';

const ADDRESS = 'https://shop.example/karui/1/';
const ONE = 'Name one address: npm run verify -- https://shop.example/karui/<version>/';

test.each([
  [[], ONE],
  [[ADDRESS, ADDRESS], ONE],
  [['shop.example/karui/1/'], 'The address has to be an address that begins with https://: shop.example/karui/1/'],
  [
    ['http://shop.example/karui/1/'],
    'The address has to begin with https://, because on the way anybody can change what comes by http: http://shop.example/karui/1/',
  ],
  [
    ['https://shop.example/karui/1'],
    "The address has to be a folder's, with a slash at its end and nothing behind it: https://shop.example/karui/1",
  ],
  [
    ['https://shop.example/karui/1/?v=2'],
    "The address has to be a folder's, with a slash at its end and nothing behind it: https://shop.example/karui/1/?v=2",
  ],
  [[ADDRESS, '--deadline=soon'], '--deadline is a number of seconds up to 600, not soon'],
  [[ADDRESS, '--deadline=0'], '--deadline is a number of seconds up to 600, not 0'],
  [[ADDRESS, '--page=shop'], '--page has to be an address that begins with https://: shop'],
  [[ADDRESS, '--theme', '--manifest=a'], '--theme compares with the last build, so --manifest has no effect beside it'],
  [
    [ADDRESS, '--quiet'],
    "Unknown option '--quiet'. The options are --manifest=<file>, --page=<origin>, --theme, --deadline=<seconds>, --json, --help",
  ],
])('%j is refused', (args, sentence) => {
  expect(() => readVerifyOptions(args)).toThrow(new Error(sentence));
});

test.each(['http://localhost:4173/karui/1/', 'http://127.0.0.1/', 'http://[::1]:80/a/'])(
  'the address %s needs no https, because it is on this machine',
  (address) => {
    expect(readVerifyOptions([address])!.address.href).toBe(new URL(address).href);
  },
);

test('the options are read, and --page is reduced to its origin', () => {
  expect(
    readVerifyOptions([ADDRESS, '--page=https://shop.example/tea?a=1', '--deadline=2.5', '--json', '--manifest=m']),
  ).toEqual({
    address: new URL(ADDRESS),
    manifest: 'm',
    isTheme: false,
    isJson: true,
    page: 'https://shop.example',
    deadline: 2500,
  });
});

test('--help names each option, and says that other served files can’t be seen', () => {
  expect(readVerifyOptions(['--help'])).toBeNull();
  expect(HELP).toContain("can't be\nseen");
  expect(HELP.match(/^ {2}--\w+/gm)).toEqual(
    ['manifest', 'page', 'theme', 'deadline', 'json', 'help'].map((one) => `  --${one}`),
  );
});
