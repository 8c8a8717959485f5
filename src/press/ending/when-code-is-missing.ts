import { buyForm } from '../../core/page/buy-form';
import { CodeMissing } from '../needed-code';
import type { Press } from '../press';
import { isRefused } from '../running/cart/decide-outcome';

/** Whether the store's own checkout can take over: a product form of another kind would lose the product. */
const canTakeOver = ({ button: { widget } }: Press): boolean => !widget.purchase.form || !!buyForm(widget.host);

/**
 * Whether the store's own checkout takes over a press that has failed: its wallet's code could not be fetched, or the API refuses it
 * outright. Where the press's own code is missing, `core/click.ts` hands it to the store; where that of an open sheet is,
 * `wallets/order/steps/load-chunks.ts` ends it at checkout.
 */
export const storeTakesOver = (error: unknown, press: Press): boolean =>
  error instanceof CodeMissing || (isRefused(error) && canTakeOver(press));
