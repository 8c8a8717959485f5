import { PRODUCT_HOST } from '../names';
import { HOSTS_PAUSE } from '../limits';

/**
 * Calls `seen` once when the place of a product's buttons comes into view. Whether they are painted by then depends on the arm, so it isn't
 * asked; a host without a box of its own, as long as nothing has filled it, is where its parent is.
 */
export function whenProductSeen(seen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    clearInterval(timer);
    seen();
  });
  const look = () => {
    document
      .querySelectorAll(PRODUCT_HOST)
      .forEach((host) => observer.observe(host.getClientRects().length ? host : host.parentElement!));
  };
  const timer = setInterval(look, HOSTS_PAUSE);
  look();
}
