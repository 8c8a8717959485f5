export interface Gesture {
  /** Whether code runs inside the handling of a click, a touch or a key. */
  isActive(): boolean;
  /** Runs a function as a click handler would run. */
  run<T>(handler: () => T): T;
}

/**
 * WebKit's gesture token, which is not the five seconds of user activation: it exists while a trusted event is dispatched and in its
 * microtasks, and is gone in the next task. WebKit also passes it on through one short timer; the simulator does not, because pages
 * can't rely on that.
 *
 * @param target where events are first seen; none outside a browser
 */
export function createGesture(target?: EventTarget): Gesture {
  let holders = 0;
  const hold = () => {
    holders += 1;
    let isHeld = true;
    const { port1, port2 } = new MessageChannel();
    const release = () => {
      if (isHeld) holders -= 1;
      isHeld = false;
      port1.close();
    };
    port1.onmessage = release;
    port2.postMessage(null);
    // A frame may be painted before any task.
    if ('requestAnimationFrame' in globalThis) requestAnimationFrame(release);
  };
  for (const name of ['click', 'touchend', 'keydown'])
    target?.addEventListener(name, (event) => event.isTrusted && hold(), { capture: true });
  return {
    isActive: () => holders > 0,
    run(handler) {
      hold();
      return handler();
    },
  };
}
