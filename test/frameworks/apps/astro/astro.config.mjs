import node from '@astrojs/node';
import react from '@astrojs/react';

export default {
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  devToolbar: { enabled: false },
  // Otherwise Vite finds the package while the first page loads, and that page gets React twice.
  vite: { optimizeDeps: { include: ['karui/react'] } },
};
