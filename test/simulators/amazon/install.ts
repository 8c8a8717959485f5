import type { Options, Region } from './options';
import { createAmazonSimulator, type AmazonSimulator } from './simulator';

declare global {
  interface Window {
    amazonSimulator?: AmazonSimulator;
    /** Written by whoever opens the page. */
    amazonSimulatorOptions?: Partial<Options>;
    /** A test's callback, which outlives the page. */
    recordAmazon?(notice: unknown): void;
  }
}

/** A form at the end of the page, as Amazon's script leaves it. */
function post(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.appendChild(input);
  }
  document.body.appendChild(form);
  form.submit();
}

/** What the script's own address says: its region; from a demo store also the other switches, and where the checkout is. */
function ofAddress(address: string): Partial<Options> {
  const { origin, hostname, searchParams } = new URL(address);
  const [, region] = /^static-(fe|na|eu)\.payments-amazon\.com$/.exec(hostname) ?? [];
  if (region) return { region: region as Region };
  return {
    region: (searchParams.get('region') ?? 'fe') as Region,
    kind: searchParams.get('kind') === 'frame' ? 'frame' : 'shadow',
    disabledAfter: searchParams.has('disabled') ? 1000 : null,
    checkoutAddress: `${origin}/__amazon/checkout/initiate`,
  };
}

function install(): void {
  const { currentScript } = document;
  const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
  const simulator = createAmazonSimulator(
    { ...ofAddress(address), ...window.amazonSimulatorOptions },
    { post, tell: (notice) => window.recordAmazon?.(notice) },
  );
  window.amazonSimulator = simulator;
  (window as { amazon?: object }).amazon = { ...(window as { amazon?: object }).amazon, ...simulator.amazon };
  addEventListener('pageshow', ({ persisted }) => persisted && simulator.comeBack());
}

install();
