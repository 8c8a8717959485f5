/** Runs a function while the page has added to every object, as old scripts do: `Object.prototype.url = '…'`. */
export async function whilePageAdds<T>(added: Readonly<Record<string, unknown>>, run: () => T): Promise<Awaited<T>> {
  Object.assign(Object.prototype, added);
  try {
    return await run();
  } finally {
    for (const name of Object.keys(added)) delete (Object.prototype as unknown as Record<string, unknown>)[name];
  }
}
