import { expect, test } from 'vitest';
import { skeletonStyle } from '../../src/build/skeleton-style';

test('the skeletons’ style keeps what only some browsers understand', () => {
  expect(skeletonStyle('src')).toContain('width:-moz-available;width:-webkit-fill-available;width:stretch');
});
