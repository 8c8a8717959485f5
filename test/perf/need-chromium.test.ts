import { expect, onTestFinished, test, vi } from 'vitest';
import { needChromium } from '../../perf/measure/need-chromium';

test('without the browser that CHROME_PATH names a measurement ends with one line', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => void vi.restoreAllMocks());
  await needChromium({ CHROME_PATH: '/none' });
  expect(said.mock.calls).toEqual([['CHROME_PATH=/none is no program that can be run. Correct it, or unset it.']]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
