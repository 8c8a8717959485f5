/** An amount of money. */
interface Money {
  /** Decimal as text. */
  amount: string;
  /** ISO 4217. */
  currencyCode: string;
}

/**
 * The total in Amazon's format: Amazon hides payment methods that could not pay it. It has as many digits as the currency, which is none
 * for yen. Undefined if there is nothing to pay, or if the currency differs from that of the shop's account.
 */
export function estimateOf({ amount, currencyCode }: Money, ledgerCurrency: string): Money | undefined {
  const rounded = Number(amount).toFixed(ledgerCurrency === 'JPY' ? 0 : 2);
  return currencyCode === ledgerCurrency && Number(rounded) > 0 ? { amount: rounded, currencyCode } : undefined;
}
