/** The `box-shadow` that the theme draws around its own add-to-cart button by a pseudo-element, if there is one. */
export function themeButtonShadow(host: Element): string | undefined {
  const submit = host.closest('form')?.querySelector('[type=submit]');
  if (submit)
    return [':before', ':after']
      .map((pseudo) => getComputedStyle(submit, pseudo).boxShadow)
      .find((shadow) => !/none|inset/.test(shadow));
}

/**
 * A rule for the skeleton of Buy It Now, as high as the theme's borders make the button. Not for hosts with a recommended wallet, because
 * no rule of a theme reaches a wallet's button.
 */
export function skeletonRule(kind: string, host: Element): string {
  const height = host.querySelector<HTMLElement>('shopify-buy-it-now-button>*')?.offsetHeight;
  return height ? `${kind}:not([recommended*="{"]){--karui-skeleton:${height}px}` : '';
}
