import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { verifyFolder } from '../../src/build/verify/verify-folder';
import { serve } from './serve';

const FILES = Array.from({ length: 20 }, (_, at) => ({
  name: `${at}.js`,
  bytes: 1,
  integrity: '',
  isLoaded: true,
}));

test('every file is asked for once, six at a time, and findings are in the order of the files', async () => {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const folder = await serve(async ({ url }, response) => {
    asked.push(url!.slice(1));
    most = Math.max(most, ++open);
    // Others come meanwhile, and some are answered before those that came first.
    for (let turns = asked.length % 3; turns >= 0; turns--) await setImmediate();
    open--;
    response.writeHead(404).end();
  });
  const findings = await verifyFolder(folder, FILES, { deadline: 5000, isTheme: false });
  const names = FILES.map(({ name }) => name);
  expect(findings.map(({ file, code }) => [file, code])).toEqual(names.map((name) => [name, 'missing']));
  expect(asked.toSorted()).toEqual(names.toSorted());
  expect(most).toBeLessThanOrEqual(6);
  expect(most).toBeGreaterThan(1);
});
