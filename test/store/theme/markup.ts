interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedWindow {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const same = (text: string) => text;
const plain: Policy = { createHTML: same, createScript: same, createScriptURL: same };

/** What comes from the store's own server may be taken for markup and code, also where the page's content policy asks for a promise. */
const policy = (window as TrustedWindow).trustedTypes?.createPolicy('karui-demo-theme', plain) ?? plain;

/** Gives an element new content, as `innerHTML` does. */
export function setMarkup(element: Element, html: string): void {
  element.innerHTML = policy.createHTML(html);
}

/** A page or a section as a document whose scripts do not run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** Makes scripts run that came as markup, by putting copies in their places. */
export function runScripts(root: ParentNode): void {
  for (const old of root.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) if (name !== 'src') script.setAttribute(name, value);
    script.nonce = old.nonce;
    if (old.src) script.src = policy.createScriptURL(old.src);
    script.text = policy.createScript(old.text);
    old.replaceWith(script);
  }
}
