/**
 * Where the core leaves its namespace: under the name that its script has, else at `window.paypal`, and at `window.paypal.v6` where
 * something stands there.
 */
export function leaveNamespace(globals: Record<string, unknown>, name: string | null, namespace: object): void {
  if (name !== null) {
    globals[name] = namespace;
    return;
  }
  const taken = globals['paypal'] as Record<string, unknown> | undefined;
  if (taken) taken['v6'] = namespace;
  else globals['paypal'] = namespace;
}
