/** User activation lasts this long, in milliseconds. */
const LASTS = 5000;

export interface Activation {
  /** Whether the shopper has acted within the last 5 s, and no sheet was opened since. */
  isActive(): boolean;
  /** The shopper acts. */
  act(): void;
  /** A sheet was opened, which uses the activation up. */
  consume(): void;
}

/**
 * Chromium's user activation. The browser's own is asked as well, but it knows nothing of simulated sheets that use it up, and it is
 * there whenever a test runs a script in the page.
 *
 * @param target where the shopper's acts are first seen; none outside a browser
 */
export function createActivation(target?: EventTarget): Activation {
  const { lastTrustedAct } = (target ?? {}) as { lastTrustedAct?: number };
  // A press may come before this script: a test's page has noted it, and in a person's browser the browser's own is true.
  let until = 0;
  if (lastTrustedAct) until = lastTrustedAct + LASTS;
  else if (lastTrustedAct === undefined && target && globalThis.navigator?.userActivation?.isActive)
    until = Date.now() + LASTS;
  const act = () => (until = Date.now() + LASTS);
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'touchend', 'keydown', 'click'])
    target?.addEventListener(name, (event) => event.isTrusted && act(), { capture: true, passive: true });
  return {
    isActive: () => Date.now() < until && (globalThis.navigator?.userActivation?.isActive ?? true),
    act,
    consume: () => (until = 0),
  };
}
