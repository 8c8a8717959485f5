import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { effects } from './server/control/fault-effects';
import { products } from './shop/catalog';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const readme = read('README.md');

/** Parameters that a visitor does not set by hand: the key of a checkout's address, and the name of an API call. */
const NOT_SWITCHES = ['key', 'operation_name'];

test('the README names every switch that the store reads', () => {
  const names = ['pages', 'server'].flatMap((room) =>
    readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) =>
        Array.from(
          read(join(room, file)).matchAll(/(?:searchParams\.(?:get|getAll|has)\(|readSwitch\(\w+, )'([^']+)'/g),
          ([, name]) => name ?? '',
        ),
      ),
  );
  expect(names.length).toBeGreaterThan(15);
  const missing = names.filter((name) => !NOT_SWITCHES.includes(name) && !new RegExp(`\`${name}=`).test(readme));
  expect(missing).toEqual([]);
});

test('the README names every fault and every product', () => {
  const words = [
    ...Object.keys(effects).filter((name) => name !== 'after'),
    ...products.map(({ handle }) => `/products/${handle}`),
  ];
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});
