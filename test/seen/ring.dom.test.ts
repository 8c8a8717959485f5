import { expect, onTestFinished, test } from 'vitest';
import { ring } from '../../src/seen/ring';

test('a focus ring is drawn in browsers without Array.prototype.toSorted, too', () => {
  const { toSorted } = Array.prototype;
  onTestFinished(() => void Reflect.set(Array.prototype, 'toSorted', toSorted));
  Reflect.set(Array.prototype, 'toSorted', undefined);
  document.body.innerHTML = '<button style="outline: none; color: rgb(0, 0, 0)">Buy</button>';
  const button = document.querySelector('button')!;
  ring(button);
  expect(button.style.outlineOffset).toBe('2px');
});
