import { loadFallback } from './core/chunks';
import { defineElements } from './core/element/define';
import { report } from './core/track';

performance.mark('karui:start');

defineElements().catch((error: unknown) => {
  // The browser has no custom elements, or the page does not let us define ours: the theme's own button remains.
  report(error);
  return loadFallback().then(({ clearSkeletons }) => clearSkeletons());
});
