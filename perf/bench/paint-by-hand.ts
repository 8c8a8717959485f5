/** Runs in a page: the least that paints its buttons by hand with the first frame, one look for all, and that does nothing else. */
export function paintByHand(): void {
  const HOSTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart';
  const style = new CSSStyleSheet();
  style.replaceSync(
    'button{display:flex;align-items:center;justify-content:center;box-sizing:border-box;width:100%;height:44px;border:0;border-radius:4px;background:#5433eb;color:#fff;font:600 16px sans-serif}',
  );
  const makeButton = (name: string) => {
    const made = document.createElement('div');
    const root = made.attachShadow({ mode: 'closed' });
    root.adoptedStyleSheets = [style];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    root.append(button);
    return made;
  };
  const namesOf = (host: Element): string[] => {
    const wallets = host.getAttribute('wallet-configs');
    const entries = JSON.parse(wallets ?? `[${host.getAttribute('recommended')},{"name":"more_options"}]`) as {
      name: string;
    }[];
    return entries.map(({ name }) => name);
  };
  const isParsed = (host: Element): boolean => {
    let node: Node | null = host;
    while (node && !node.nextSibling) node = node.parentNode;
    return !!node || document.readyState !== 'loading';
  };
  const done = new Set<Element>();
  const paint = () => {
    for (const host of document.querySelectorAll(HOSTS)) {
      if (done.has(host) || !isParsed(host)) continue;
      done.add(host);
      host.replaceChildren(...namesOf(host).map(makeButton));
    }
  };
  let frame = 0;
  new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      paint();
    });
  }).observe(document, { childList: true, subtree: true });
}
