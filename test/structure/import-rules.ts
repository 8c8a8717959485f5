import { reachedFrom, type ImportGraph } from './import-graph';

/** All that the first paint needs: everything else would be paid by everyone and used by few. */
const MAY_BE_IN_CORE = /^(src\/(core\/|cart\/|[\w-]+\.ts$)|preact\b|@preact\/|react\b)/;

/** The snippet is compiled by itself: an import of it elsewhere would put the page's painter into a chunk. */
const SNIPPET = 'src/snippet/';

/** The only files that fetch further code, and what each of them fetches. */
const MAY_FETCH: Readonly<Record<string, RegExp>> = {
  // All that the core fetches. The entry fetches itself by its plain address, which is not known before it runs.
  'src/core/chunks.ts':
    /^(wallets\/[^/]+|src\/(apple|checkout-button|companion|fallback|button-signs|load-script|press|server-markup|wallet-alone))\/index\.ts$/,
  // What a lazy part fetches late, in its own files.
  'src/companion/choices.ts': /^src\/choice-watch\/index\.ts$/,
  'src/companion/index.ts': /^src\/compat\/index\.ts$/,
  'src/companion/telemetry.ts': /^src\/telemetry\/index\.ts$/,
  'src/network/load-dialog.ts': /^src\/dialog\/index\.ts$/,
  'src/button-signs/colors.ts': /^src\/contrast\/index\.ts$/,
  'src/button-signs/focus.ts': /^src\/contrast\/index\.ts$/,
  'src/companion/cart.ts': /^src\/cart-watch\/index\.ts$/,
  'src/companion/notices.ts': /^src\/subscription-notice\/index\.ts$/,
  'src/telemetry/index.ts': /^src\/telemetry\/errors\/error-reports\.ts$/,
  'src/cart-watch/index.ts': /^src\/cart-watch\/look-at-cart\.ts$/,
  'src/subscription-notice/policy-links.ts': /^src\/policy\/index\.ts$/,
  // The widget itself, by its own address or the one that a storefront names;
  'src/react/live-host.tsx': /^(karui\/wallets\.js)?$/,
  'src/press/running/cart/pre-checks.ts': /^src\/press\/running\/cart-errors\/index\.ts$/,
  'src/press/ending/act-on-ending.ts': /^src\/press\/ending\/asking-dialogs\/index\.ts$/,
  'src/press/running/waiting.ts': /^src\/press\/running\/save-cart\/index\.ts$/,
  'src/press/running/preconnect.ts': /^src\/press\/running\/connections\/index\.ts$/,
  'src/press/running/prepare-wallet.ts': /^src\/press\/running\/withdraw\/index\.ts$/,
  'wallets/order/address/mailing-address.ts': /^wallets\/order\/address\/few-countries\/index\.ts$/,
  'wallets/order/actions/fetch-actions.ts': /^wallets\/order\/order-errors\/index\.ts$/,
  'wallets/order/order-errors/actions-for-answer.ts': /^src\/press\/running\/cart-errors\/index\.ts$/,
  'wallets/order/actions/country-error.ts': /^wallets\/order\/address\/known-countries\.ts$/,
  'wallets/order/lifetime/with-older-form.ts': /^wallets\/order\/older\/index\.ts$/,
  'wallets/order/steps/load-chunks.ts':
    /^wallets\/order\/(discount-codes|not-shipped|payment|subscriptions)\/index\.ts$/,
  'wallets/shop-pay/index.ts': /^wallets\/shop-pay\/account-and-promise\/index\.ts$/,
  'wallets/paypal/index.ts': /^wallets\/paypal\/paypal-v6\/index\.ts$/,
  'wallets/paypal/button-presses.ts': /^wallets\/paypal\/paypal-window\/index\.ts$/,
  'wallets/apple-pay/index.ts': /^wallets\/apple-pay\/apple-sdk\/index\.ts$/,
  'wallets/apple-pay/handlers.ts': /^wallets\/apple-pay\/apple-errors\.ts$/,
  'wallets/google-pay/shown-error.ts': /^wallets\/google-pay\/google-errors\.ts$/,
};

/** What lazy parts of the shell may use of the core: it is there already. */
const CORE = 'src/(?:[\\w-]+\\.ts$|core/(?!element/))';

/** Files of constants, which may be read anywhere. */
const NAMES = /^src\/(storage-)?names\.ts$/;

/** Lazy folder → the folders it may reach besides itself. */
const MAY_REACH: readonly (readonly [folder: RegExp, others: RegExp])[] = [
  [/^wallets\/order\//, /^src\/(press\/(orders|running\/cart|running\/cart-errors|api)|core\/lib)\//],
  // It has the core fetch what opens Apple's sheet, which another browser has not needed before.
  [/^wallets\/apple-pay\/apple-sdk\//, new RegExp(`^(?:${CORE}|src/(?:load-script|press/api)/)`)],
  // It asks the core since when a click can open Apple's sheet.
  [
    /^wallets\/apple-pay\//,
    /^(wallets\/(order|partner-button)|src\/(press\/(orders|running\/cart|api)|core\/lib|load-script))\/|^src\/(core\/(apple|chunks|track)|press\/needed-code)\.ts$/,
  ],
  [
    /^wallets\/[^/]+\//,
    /^(wallets\/(order|partner-button)|src\/(press\/(orders|running\/cart|api)|core\/lib|load-script))\/|^src\/(core\/(apple|has-apple-pay|ui\/adopt-style)|press\/needed-code)\.ts$/,
  ],
  [/^src\/press\/running\/(cart|cart-errors)\//, /^src\/(press\/(running\/cart|api)|core\/lib)\//],
  [/^src\/press\/api\//, /^src\/core\/lib\//],
  // The marks of a server are constants.
  [/^src\/press\//, new RegExp(`^(?:${CORE}|src/(?:network/|server-markup/marks))`)],
  // A part of the core, and what only some pages have.
  [/^src\/(apple|cart|server-markup)\//, /^src\/(core\/|[\w-]+\.ts$)/],
  [/^src\/wallet-alone\//, /^src\/(companion\/restorer|core\/|[\w-]+\.ts$)/],
  [/^src\/checkout-button\//, /^src\/(cart\/|core\/|[\w-]+\.ts$)/],
  [/^src\/load-script\//, /^src\/(press\/api|core\/lib)\//],
  [/^src\/choice-watch\//, new RegExp(`^(?:${CORE}|src/companion/)`)],
  // One chunk.
  [/^src\/(companion|network)\//, new RegExp(`^(?:${CORE}|src/(?:companion|network)/)`)],
  [/^src\/subscription-notice\//, new RegExp(`^(?:${CORE}|src/(?:companion|network)/)`)],
  [/^src\/telemetry\//, new RegExp(`^(?:${CORE}|src/network/)`)],
  [/^src\/(button-signs|contrast)\//, new RegExp(`^${CORE}`)],
  [/^src\/cart-watch\//, new RegExp(`^(?:${CORE}|src/press/api/)`)],
  [/^src\/dialog\//, new RegExp(`^${CORE}`)],
  [/^src\/fallback\//, /^src\/core\/(words|track|lib\/(?:page-origin|store-path))\.ts$/],
  [/^src\/(policy|react)\//, /^src\/core\/(words\.ts$|lib\/)/],
  [/^src\/compat\//, /^src\/core\/lib\//],
];

const isOurs = (name: string) => /^(src|wallets)\//.test(name);

function* brokenReach(graph: ImportGraph): Generator<string> {
  for (const file of Object.keys(graph)) {
    const [folder, others] = MAY_REACH.find(([own]) => own.test(file)) ?? [];
    if (!folder || !others) continue;
    const own = folder.exec(file)![0];
    for (const name of reachedFrom(graph, file)) {
      if (isOurs(name) && !name.startsWith(own) && !others.test(name) && !NAMES.test(name)) {
        yield `${file} reaches ${name}`;
      }
    }
  }
}

/** The file names its own imports lead back to it by. */
function* cycles(graph: ImportGraph): Generator<string> {
  for (const file of Object.keys(graph)) {
    if (reachedFrom(graph, file).includes(file)) yield `${file} imports itself by way of others`;
  }
}

/** Every breach of the rules about who may import whom, as sentences; none when all is well. */
export function brokenRules(graph: ImportGraph): string[] {
  const files = Object.entries(graph);
  return [
    ...reachedFrom(graph, 'src/index.ts')
      .filter((name) => !MAY_BE_IN_CORE.test(name))
      .map((name) => `the core reaches ${name}`),
    ...brokenReach(graph),
    ...files.flatMap(([file, { dynamics }]) =>
      dynamics
        .filter((name) => !MAY_FETCH[file]?.test(name) && !(file === 'src/index.ts' && !name))
        .map((name) => `${file} fetches ${name || 'what is not known before it runs'}`),
    ),
    ...files
      .filter(([file, { statics }]) => file.startsWith('src/core/lib/') && statics.length > 0)
      .map(([file, { statics }]) => `${file} imports ${statics.join(', ')}`),
    ...files
      .filter(([file]) => !file.startsWith(SNIPPET))
      .flatMap(([file, { statics, dynamics }]) =>
        [...statics, ...dynamics].filter((name) => name.startsWith(SNIPPET)).map((name) => `${file} imports ${name}`),
      ),
    ...cycles(graph),
  ];
}
