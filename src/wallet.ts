/** The contract between the core and a wallet. Types only: importing this file costs nothing. */
export type { PageType, WalletId } from './wallet-id';
export type { CheckoutParameters, ProductForm, WalletContext, WalletParams } from './wallet-context';
export type { AsksAgain, DecelerationReason, DialogEnding, Ending, RareEnding, UnavailableBecause } from './ending';
export type { OurButton, Prepare, Prepared, VendorsWindow } from './prepared';
