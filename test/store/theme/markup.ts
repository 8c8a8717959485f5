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

/** Allows markup and scripts from the store's own server where the page's content policy asks for Trusted Types. */
const policy = (window as TrustedWindow).trustedTypes?.createPolicy('karui-demo-theme', plain) ?? plain;

/** Replaces the content of an element, as `innerHTML` does. */
export function setMarkup(element: Element, html: string): void {
  element.innerHTML = policy.createHTML(html);
}

/** A page or a section as a document whose scripts do not run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** Runs scripts that were inserted as markup, by replacing them with copies. */
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
