import type { Situation } from '../../../../wallets/sheet/errors/reaction';

/** A sheet that the shopper still looks at. */
export const open: Situation = { stage: 'open', wallet: 'apple_pay', asks: { phone: true, email: true } };

/** A sheet that the shopper has approved. */
export const authorized: Situation = { ...open, stage: 'authorized' };
