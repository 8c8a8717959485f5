/** An amount of money. */
interface Money {
  /** Decimal as text. */
  amount: string;
  /** ISO 4217. */
  currencyCode: string;
}

/**
 * The total as Amazon takes it: by it Amazon hides methods that could not pay so much. In as many digits as the currency has, which is
 * none for yen; undefined when there is nothing to pay, or when it is another currency than the shop's account has.
 */
export function estimateOf({ amount, currencyCode }: Money, ledgerCurrency: string): Money | undefined {
  const rounded = Number(amount).toFixed(ledgerCurrency === 'JPY' ? 0 : 2);
  return currencyCode === ledgerCurrency && Number(rounded) > 0 ? { amount: rounded, currencyCode } : undefined;
}
