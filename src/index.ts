import { loadFallback } from './chunks';
import { defineElements } from './element/define';
import { report } from './track';

performance.mark('karui:start');

defineElements().catch((error: unknown) => {
  // The browser has no custom elements, or the page does not let us define ours: the theme's own button remains.
  report(error);
  return loadFallback().then(({ clearSkeletons }) => clearSkeletons());
});
