import type { Place } from '../surface/surface';

/** The element that a button is to be painted into, or why it can't be. */
export function findPlace(given: unknown): Place {
  const container = typeof given === 'string' ? document.querySelector(given) : given;
  if (!(container instanceof Element))
    return {
      type: 'missing',
      message:
        typeof given === 'string'
          ? `Document is ready and element ${given} does not exist`
          : 'Expected element to be passed',
    };
  if (!container.isConnected) return { type: 'detached' };
  return container.getRootNode() instanceof ShadowRoot ? { type: 'shadow' } : { type: 'there', container };
}
