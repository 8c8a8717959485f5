/**
 * Stands first in the head of each page: notes what the widget and the content policy say before the panel is there. Compiled like
 * the snippet's scripts, so it imports nothing.
 */

/** What the proxy tells the page, in the script's `data-look`. */
interface LookConfig {
  /** The store's origin. */
  store: string;
  /** Of the widget. */
  version: string;
  /** Address of the widget's files, and of the panel's; each with a slash at its end. */
  files: string;
  own: string;
  /** The page has come without the widget. */
  without: boolean;
}

{
  const script = document.currentScript as HTMLScriptElement;
  const config = JSON.parse(script.dataset['look']!) as LookConfig;
  const entries: unknown[] = [];
  const refused: object[] = [];
  const debugged = new WeakSet<Element>();
  const look = Object.assign(config, { entries, refused, debugged });
  Object.defineProperty(window, Symbol.for('karui.look'), { value: look });
  // The panel's tag waits in a template, as the widget's does in the snippet: Trusted Types refuse a script address that is written,
  // and under 'strict-dynamic' a script that is known by its hash may add other scripts, but not import() them.
  const parked = script.previousElementSibling as HTMLTemplateElement;
  const panel = parked.content.firstElementChild!;
  // The page is as it would be without both.
  parked.remove();
  script.remove();

  // A host with `debug` makes the widget tell the console what it does: here only the panel hears of it.
  const { debug } = console;
  console.debug = (...words: unknown[]) => {
    if (words[0] === 'karui') entries.push(words[1]);
    else debug.apply(console, words);
  };
  const hosts = 'shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-checkout-wallet-button';
  new MutationObserver(() => {
    document.querySelectorAll(hosts).forEach((host) => {
      if (host.hasAttribute('debug') || debugged.has(host)) return;
      debugged.add(host);
      host.setAttribute('debug', '');
    });
  }).observe(document, { childList: true, subtree: true });

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    refused.push({ directive: effectiveDirective, address: blockedURI, disposition });
  });
  addEventListener('load', () => void document.head.append(panel));
}
