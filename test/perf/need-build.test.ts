import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { needBuild } from '../../perf/measure/need-build';

test('without a build a measurement ends with one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karui-build-'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });
  needBuild(folder);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^There is no dist\/[\d.]+\/manifest\.json yet: npm start or npm test makes it\.$/)],
  ]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
