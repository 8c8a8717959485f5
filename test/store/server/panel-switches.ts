/** Switches that the panel can set, in cookies of their names with `demo_` before them, and the values that they can have. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  paypal: ['simulated', 'simulated-v6'],
  'paypal-button': ['paypal'],
};

/** The switches of every page for one shopper: what the panel says, then what the store was opened with. */
export function switchesFor(opened: URLSearchParams, cookies: Readonly<Record<string, string | undefined>>) {
  const switches = new URLSearchParams(opened);
  for (const [name, values] of Object.entries(VALUES)) {
    const chosen = values.find((value) => value === cookies[`demo_${name}`]);
    if (chosen !== undefined) switches.set(name, chosen);
  }
  return switches;
}
