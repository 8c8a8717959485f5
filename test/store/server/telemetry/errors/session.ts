import * as z from 'zod';
import { app, device, notifier, time, user } from './parts';

const stage = z
  .string()
  .min(1)
  .refine((name) => name !== 'development', { error: 'a session of the development stage' });

/** The body that counts sessions, version 1; its key is in a header only. */
export const sessionShape = z.strictObject({
  notifier,
  app: app.extend({ releaseStage: stage }),
  device,
  sessions: z.array(z.strictObject({ id: z.string().min(1), startedAt: time, user: user.optional() })).min(1),
});
