import { afterEach, expect, test, vi } from 'vitest';
import { followLinks } from '../../src/rare-hosts';
import { whilePageAdds } from '../page-adds';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A click that the core has held back. */
function pressed(html: string) {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild!;
  const event = new Event('click', { cancelable: true });
  event.preventDefault();
  return { event, target, at: performance.now(), variants: new Map() };
}

test('nobody is led away from a page that has pressed no policy, whatever it has added to every object', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  await whilePageAdds({ href: '/elsewhere' }, () => followLinks(() => [pressed('<p>')], vi.fn()));
  expect(assign).not.toHaveBeenCalled();
});

test('a policy’s link that was pressed leads to its page', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const link = '<a data-managed-markets="terms" href="https://shop.example/terms">Terms</a>';
  followLinks(() => [pressed(link)], vi.fn());
  expect(assign).toHaveBeenCalledWith('https://shop.example/terms');
});
