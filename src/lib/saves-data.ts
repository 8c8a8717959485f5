interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the shopper saves data or has a very slow network: then nothing is loaded that may never be used. False where nobody knows. */
export function savesData(): boolean {
  try {
    const { connection } = navigator as { connection?: Connection };
    return !!connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
  } catch {
    return false;
  }
}
