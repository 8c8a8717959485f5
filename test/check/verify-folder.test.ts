import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { verifyFolder } from '../../src/build/check/files/verify-folder';
import { serve } from './serve';

const FILES = Array.from({ length: 20 }, (_, at) => ({
  name: `${at}.js`,
  bytes: 1,
  integrity: '',
  isLoaded: true,
}));

test('every file is asked for once, six at a time, and findings are in the order of the files', async () => {
  const asked: string[] = [];
  let waiting: ServerResponse[] = [];
  let most = 0;
  /** Answers all that wait, once more of them have had time to come. The last come first. */
  const answerAll = async () => {
    for (let turns = 0; turns < 100; turns++) await setImmediate();
    most = Math.max(most, waiting.length);
    for (const response of waiting.toReversed()) response.writeHead(404).end();
    waiting = [];
  };
  const folder = await serve(({ url }, response) => {
    asked.push(url!.slice(1));
    waiting.push(response);
    if (waiting.length === 6 || asked.length === FILES.length) void answerAll();
  });
  const findings = await verifyFolder(folder, FILES, { deadline: 5000, isTheme: false });
  const names = FILES.map(({ name }) => name);
  expect(findings.map(({ about, code }) => [about, code])).toEqual(names.map((name) => [name, 'missing-file']));
  expect(asked.toSorted()).toEqual(names.toSorted());
  expect(most).toBe(6);
});
