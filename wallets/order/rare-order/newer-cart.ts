import { add } from '../amounts/money';

interface Allocation {
  code?: string | null;
  discountedAmount: { amount: string; currencyCode: string };
}

interface OlderCart {
  discountAllocations: Allocation[];
  ofLines: { nodes: { discountAllocations: Allocation[] }[] };
}

const isOlder = (value: object): value is OlderCart => Object.hasOwn(value, 'ofLines');

/** One discount for each code, and one for all that have none, as the newer form lists them. */
function applications({ discountAllocations, ofLines }: OlderCart) {
  const taken = new Map<string, { code: string | null; totalAllocatedAmount: Allocation['discountedAmount'] }>();
  for (const { code = null, discountedAmount } of [
    ...discountAllocations,
    ...ofLines.nodes.flatMap((line) => line.discountAllocations),
  ]) {
    const sum = taken.get(code ?? '')?.totalAllocatedAmount.amount ?? '0';
    const amount = add(sum, discountedAmount.amount);
    taken.set(code ?? '', { code, totalAllocatedAmount: { ...discountedAmount, amount } });
  }
  return [...taken.values()];
}

/** An answer with every cart in it as the newer form has it. An answer of another shape stays as it is: its reader refuses it. */
export function newerCart(data: unknown): unknown {
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return data;
  const given = data as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, newerCart(value)]));
  try {
    return isOlder(given) ? { ...inner, discountApplications: applications(given) } : inner;
  } catch {
    return inner;
  }
}
