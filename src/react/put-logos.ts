import { SNIPPET_TEMPLATE } from '../names';

/** HTML of all logos, as it stands in the snippet's template. Written in by the build. */
// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGO_HTML__: string;

/**
 * Puts all wallets' logos where the widget finds a snippet's, because a bundle leaves their files behind. A snippet's own stay.
 *
 * @param policy makes HTML of a text, where the page requires Trusted Types
 */
export function putLogos(policy: { createHTML(html: string): string }): void {
  const ours = document.createElement('template');
  ours.innerHTML = policy.createHTML(__LOGO_HTML__);
  let template = document.querySelector<HTMLTemplateElement>(`template[${SNIPPET_TEMPLATE}]`);
  if (!template) {
    template = document.createElement('template');
    // A snippet whose script runs later must not take it for its own.
    template.setAttribute(SNIPPET_TEMPLATE, 'read');
    // Not into the head or the body: Astro's router replaces what is in them.
    document.documentElement.append(template);
  }
  for (const logo of ours.content.querySelectorAll('[id]'))
    if (!template.content.getElementById(logo.id)) template.content.append(logo);
}
