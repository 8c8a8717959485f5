import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { HELP, readOptions } from '../../src/build/snippet-options';

const OPTIONS =
  '--base=<address>, --logos=inline|files, --wallets=<names>, --paint=on|off, --load=interest|page, --languages=<codes>, --api-version=<version>, --platform-script=aside|run, --server, --help';

test.each([
  [['--logo=inline'], `Unknown option '--logo'. The options are ${OPTIONS}`],
  [
    ['snippet.html'],
    `Unexpected argument 'snippet.html'. This command does not take positional arguments. The options are ${OPTIONS}`,
  ],
  [['--base'], `Option '--base <value>' argument missing. The options are ${OPTIONS}`],
  [['--logos=svg'], '--logos is inline or files, not svg'],
  [['--paint=no'], '--paint is on or off, not no'],
  [['--platform-script=off'], '--platform-script is aside or run, not off'],
  [['--base=https://cdn.example/karui'], '--base has to end with a slash: https://cdn.example/karui'],
  [['--server', '--base=/k/'], '--server stands alone: its functions take the base with each page'],
  [['--wallets=shop_pay', '--logos=files'], '--wallets names whose logos stand in the snippet, and there are none'],
  [
    ['--wallets=shoppay'],
    '--wallets has no logo for shoppay. There are amazon_pay, apple_pay, buy_with_prime, facebook_pay, google_pay, paypal, shop_pay, venmo',
  ],
  [['--languages=ja,englisch'], '--languages takes codes such as ja,en, or all, not “englisch”'],
  [['--paint=off', '--logos=inline'], '--logos has no effect beside --paint=off, which leaves logos out'],
])('%j is refused', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Error(sentence));
});

test('without options, the buttons are painted at once, with the logos of all wallets', () => {
  const base = `/karui/${pkg.version}/`;
  expect(readOptions([])).toEqual({ base, server: false, isPainted: true, platformRuns: false, loadsWithPage: false });
});

test('logos are those of the wallets that are named, or files', () => {
  expect(readOptions(['--wallets=shop_pay, apple_pay'])?.logosOf).toEqual(['shop_pay', 'apple_pay']);
  expect(readOptions(['--logos=files'])?.logosOf).toEqual([]);
});

test('the platform’s script is left alone where that is asked for', () => {
  expect(readOptions(['--platform-script=run'])?.platformRuns).toBe(true);
  expect(readOptions(['--api-version=2026-10'])?.apiVersion).toBe('2026-10');
  expect(() => readOptions(['--api-version=newest'])).toThrow('--api-version is unstable or a version');
});

test('the widget loads with the page where that is asked for, and not without the early paint', () => {
  expect(readOptions(['--load=page'])?.loadsWithPage).toBe(true);
  expect(() => readOptions(['--load=page', '--paint=off'])).toThrow('--load has no effect beside --paint=off');
});

test('languages are all, or those that are named', () => {
  expect(readOptions(['--languages=ja, pt-BR'])?.languages).toEqual(['ja', 'pt-br']);
  expect(readOptions(['--languages=all'])).toEqual(readOptions([]));
});

test('--help asks for nothing else, and its text has each option and an example', () => {
  expect(readOptions(['--help'])).toBeNull();
  for (const option of OPTIONS.split(', ')) expect(HELP).toContain(`\n  ${option} `);
  expect(HELP).toContain('npm run --silent snippet -- --base=');
});
