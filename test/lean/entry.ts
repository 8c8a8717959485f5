// What the comparison bundles twice: once with all of Preact, once with what the shopper gets of it.
export { createElement, render } from 'preact';
export { mount } from '../../src/ui/mount';
export { MoreOptionsLink } from '../../src/ui/more-options-link';
export { BuyItNowButton, WalletButton } from '../../src/ui/wallet-button';
