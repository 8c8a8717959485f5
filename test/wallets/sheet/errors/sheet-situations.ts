/** A sheet that the shopper still looks at. */
export const open = { stage: 'open', wallet: 'apple_pay', asks: { phone: true, email: true } } as const;

/** A sheet that the shopper has approved. */
export const authorized = { ...open, stage: 'authorized' } as const;
