import { SNIPPET, SNIPPET_TEMPLATE } from '../names';

/** HTML of all logos, as it stands in the snippet's template. Written in by the build. */
// oxlint-disable-next-line no-underscore-dangle -- nothing else in a script can have this name
declare const __LOGO_HTML__: string;

/**
 * Puts the logos of all wallets into a template like the snippet's, where the widget looks for them: bundlers do not copy the logo files. A
 * snippet's own logos stay.
 *
 * @param policy turns text into HTML, if the page requires Trusted Types
 */
export function putLogos(policy: { createHTML(html: string): string }): void {
  const ours = document.createElement('template');
  ours.innerHTML = policy.createHTML(__LOGO_HTML__);
  let template = document.querySelector<HTMLTemplateElement>(SNIPPET);
  if (!template) {
    template = document.createElement('template');
    // Marked as read, so that a snippet whose script runs later does not use this template.
    template.setAttribute(SNIPPET_TEMPLATE, 'read');
    // Not in the head or the body, because Astro's router replaces their content.
    document.querySelector('html')!.append(template);
  }
  for (const logo of ours.content.querySelectorAll('[id]'))
    if (!template.content.getElementById(logo.id)) template.content.append(logo);
}
