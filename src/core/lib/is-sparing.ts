interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A shopper who saves data, or whose line is very slow, is not made to fetch what may never be pressed. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !!connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}
