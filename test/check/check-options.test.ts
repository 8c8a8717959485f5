import { expect, test } from 'vitest';
import { HELP, readCheckOptions } from '../../src/build/check/check-options';

const STORE = '--store=https://shop.example';
const FOLDER = "--served has to be a folder's, with a slash at its end and nothing behind it: ";

test.each([
  [[], 'Name a store: npm run check -- --store https://shop.example'],
  [['--store=shop.example'], '--store has to be an address that begins with https://: shop.example'],
  [
    ['--store=http://shop.example'],
    '--store has to begin with https://, because on the way anybody can change what comes by http: http://shop.example',
  ],
  [
    [STORE, '--path=https://elsewhere.example/'],
    '--path is a path of the store, such as /products/tea, not https://elsewhere.example/',
  ],
  [['--schema=a.json', '--path=/'], '--path is a page of a store: name it by --store'],
  [['--served=https://shop.example/karui/1'], `${FOLDER}https://shop.example/karui/1`],
  [['--served=https://shop.example/karui/1/?v=2'], `${FOLDER}https://shop.example/karui/1/?v=2`],
  [[STORE, '--only=page,cart'], '--only names some of page,api,files, not cart'],
  [[STORE, '--deadline=soon'], '--deadline is a number of seconds up to 600, not soon'],
  [[STORE, '--deadline=0'], '--deadline is a number of seconds up to 600, not 0'],
  [[STORE, '--api-version=newest'], '--api-version is unstable or a version such as 2026-10, not newest'],
  [
    [STORE, '--quiet'],
    "Unknown option '--quiet'. The options are --store=<address>, --path=<path>, --only=<sections>, --files=<folder>, --served=<address>, --token=<token>, --api-version=<version>, --schema=<file>, --deadline=<seconds>, --remarks, --json, --help",
  ],
])('%j is refused', (args, sentence) => {
  expect(() => readCheckOptions(args)).toThrow(new Error(sentence));
});

test.each(['http://localhost:4173/karui/1/', 'http://127.0.0.1/', 'http://[::1]:80/a/'])(
  'the address %s needs no https, because it is on this machine',
  (address) => {
    expect(readCheckOptions([`--served=${address}`])!.served!.href).toBe(new URL(address).href);
  },
);

test('the options are read', () => {
  const args = [STORE, '--path=/tea', '--only=files,page', '--deadline=2.5', '--json', '--files=m', '--token=t'];
  expect(readCheckOptions(args)).toEqual({
    page: new URL('https://shop.example/tea'),
    sections: ['page', 'files'],
    isChosen: true,
    files: 'm',
    token: 't',
    apiVersion: 'unstable',
    hasRemarks: false,
    isJson: true,
    deadline: 2500,
  });
});

test('--help names each option, and says that other served files can’t be seen', () => {
  expect(readCheckOptions(['--help'])).toBeNull();
  expect(HELP).toContain("can't be seen");
  expect(HELP.match(/^ {2}--[\w-]+/gm)).toHaveLength(12);
});
