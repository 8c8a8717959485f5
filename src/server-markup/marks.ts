/** How a server marks what it has painted, see snippet/markup.tsx; the widget takes it over. */

/** Selects the elements of wallets in a host, whoever has made them. */
export const WALLETS = '[slot]';

/** The attribute of what works without scripts: a control that sends the form or leads to checkout, and the style that lays it over a button. */
export const WITHOUT_SCRIPT = 'data-without-script';
