import type { Log } from '../../rules/log';
import { firstSize, nextSize, type Size } from '../rules/sizes';

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({ width, height });

const write = ({ style }: HTMLElement, { width, height }: Size): void => {
  style.width = `${width}px`;
  style.height = `${height}px`;
};

/** Writes sizes on the container, for as long as the page is there. Rule 9: smaller than Amazon allows is a violation. */
export function keepSize(container: HTMLElement, log: Log): void {
  write(container, firstSize(sizeOf(container)));
  const look = () => {
    const size = sizeOf(container);
    // Out of the page, or hidden.
    if (!container.isConnected || (size.width === 0 && size.height === 0)) return;
    if (size.width < 140 || size.height < 42) log.violate(9, `the button is ${size.width} × ${size.height}`);
    requestAnimationFrame(() => write(container, nextSize(size)));
  };
  new ResizeObserver(look).observe(container);
  addEventListener('resize', () => (container.style.width = 'inherit'));
}
