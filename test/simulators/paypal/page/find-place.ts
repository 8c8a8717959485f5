import type { Place } from '../surface/surface';

let slots = 0;

/** A child of a shadow root's host that is shown inside the container, by a slot. */
function project(container: Element, root: ShadowRoot): Element {
  slots += 1;
  const slot = document.createElement('slot');
  slot.name = `shadow-slot-${slots}`;
  container.append(slot);
  const light = document.createElement('div');
  light.slot = slot.name;
  root.host.append(light);
  return light;
}

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
  const root = container.getRootNode();
  if (!(root instanceof ShadowRoot)) return { type: 'there', container };
  return { type: 'shadow', project: () => project(container, root) };
}
