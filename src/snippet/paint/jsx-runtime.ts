/** What JSX becomes in the snippet: the parts of a node that `stamp.ts` reads, named as in Preact's nodes. */
const jsx = (type: unknown, props: Readonly<Record<string, unknown>>) => ({ type, props });

export { jsx, jsx as jsxs };
