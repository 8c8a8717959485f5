// Lighthouse CI: each page of the demo store with the widget and without it. `npm run lighthouse` runs this and compares the two.
const pages = require('./lighthouse/pages.json');

process.env.PORT ??= '4190';

const addresses = Object.values(pages).flatMap((path) =>
  [path, `${path}&widget=off`].map((address) => `http://localhost:${process.env.PORT}${address}`),
);

module.exports = {
  ci: {
    collect: {
      url: addresses,
      numberOfRuns: 5,
      startServerCommand: 'node --import tsx test/store/main.ts',
      startServerReadyPattern: 'store: ',
      settings: {
        // Mobile is what Lighthouse does when nothing else is said.
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
        chromeFlags: '--headless=new --no-sandbox --disable-gpu',
      },
    },
    assert: {
      assertMatrix: [
        {
          matchingUrlPattern: '^(?!.*widget=off)',
          assertions: {
            // Of all runs the worst: nothing may move, ever.
            'cumulative-layout-shift': ['error', { maxNumericValue: 0, aggregationMethod: 'pessimistic' }],
            'errors-in-console': ['error', { minScore: 1, aggregationMethod: 'pessimistic' }],
            'total-blocking-time': ['error', { maxNumericValue: 100, aggregationMethod: 'median' }],
          },
        },
      ],
    },
    upload: { target: 'filesystem', outputDir: '.lighthouseci/report' },
  },
};
