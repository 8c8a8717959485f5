/** Runs in a page before its own scripts: opens closed shadow roots, and keeps errors and broken rules of Apple Pay over pages. */
function prepare(): void {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(options) {
    return attach.call(this, { ...options, mode: 'open' });
  };

  const keep = (text: string) => {
    const kept = JSON.parse(sessionStorage.getItem('karui-test:errors') ?? '[]') as string[];
    sessionStorage.setItem('karui-test:errors', JSON.stringify([...kept, `${text} (${location.pathname})`]));
  };
  const complain = console.error;
  console.error = (...what: unknown[]) => {
    keep(`console.error: ${what.map(String).join(' ')}`);
    complain.apply(console, what);
  };
  // What has no message is a file that did not arrive; that is seen on its way down only.
  const hear = ({ message, target }: ErrorEvent) => keep(`error: ${message ?? (target as Element).outerHTML}`);
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} ${blockedURI}`),
  );
  (window as { recordApplePay?(notice: { type: string; text?: string }): void }).recordApplePay = ({ type, text }) => {
    if (type === 'violation') keep(`Apple Pay: ${text}`);
  };
  // Such a page has Apple Pay only by Apple's script.
  if (/[?&]apple-pay=sdk/.test(location.search)) window.applePaySimulatorOptions = { present: false };
}

/** Scripts before a page's own ones: error reporting for tests, and a simulated Apple Pay. */
export const FIRST_SCRIPT = `<script>(${prepare})()</script><script src="/store-assets/apple-pay-simulator.js"></script>`;

/** What the pages of this origin have kept up to now; runs in a page. */
export const keptErrors = (): string[] => JSON.parse(sessionStorage.getItem('karui-test:errors') ?? '[]') as string[];
