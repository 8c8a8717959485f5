/** All time limits of an order, in milliseconds. */

/**
 * For all work of one event of a sheet: Apple and Google close the sheet after 30 000. PayPal has no time limit for a creator, and gets the
 * same for it and for the work after an approval, because a shopper who has approved sees only a busy button.
 */
export const EVENT_LIMIT = 27_000;

/** No submission begins in this last part of an event, because its answer would come too late. */
export const LAST_MOMENT = 5000;

/** How long delivery rates are waited for. */
export const DELIVERY_LIMIT = 20_000;

/** How long a payment may take to be accepted. */
export const PAYMENT_LIMIT = 10_000;

/** How long a sheet or window waits while an earlier sheet removes data and codes from the same cart. */
export const REMOVAL_LIMIT = 10_000;

/** How long a decoration may keep an event of a sheet waiting: the order goes on without it. */
export const DECORATION_LIMIT = 2500;
