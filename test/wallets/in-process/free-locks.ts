/** Web Locks of a browser with one tab: whoever asks for one has it. */
export const freeLocks = () => ({
  request: (_name: string, ...given: unknown[]) => Promise.resolve((given.at(-1) as () => unknown)()),
  query: () => Promise.resolve({ held: [] }),
});
