import { z } from 'zod/mini';

const text = z.string().check(z.maxLength(2000));
const names = z.array(text);

/** What the panel tells the terminal of a page. */
export const pageReport = z.object({
  /** Without its query. */
  path: text,
  /** Whether the page has come without the widget. */
  without: z.boolean(),
  hosts: z.array(z.object({ kind: z.enum(['product', 'cart', 'checkout']), painted: names })),
  withdrawn: z.array(z.object({ wallet: text, reason: text })),
  /** Why the page shows two kinds of buttons, or may; null where it does not. */
  twoKinds: z.nullable(text),
  /** Why the widget did not start on a page with hosts; null where it did. */
  notStarted: z.nullable(text),
});

export type PageReport = z.infer<typeof pageReport>;
