import { ofDocument } from '../core/lib/of-document';
import { thisScript } from './template';

/** The module's tag for the next try: a tag, and a copy of one that has begun, can load only once. */
let next: HTMLScriptElement | undefined;

/** Loads the widget's module by its tag; once more with each call. Rejects where it does not come. */
export const loadModule = (tag: HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = next ?? tag;
    // A copy, because to write an address would need a policy of the page's where it requires Trusted Types.
    next = script.cloneNode() as HTMLScriptElement;
    // A server writes the nonce once, on this script.
    if (thisScript) script.nonce = thisScript.nonce;
    script.onload = resolve;
    script.onerror = reject;
    ofDocument('head').appendChild(script);
  });
