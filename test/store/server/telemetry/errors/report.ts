import * as z from 'zod';
import { app, bareAddress, device, notifier, time, user } from './parts';

const MOST_CAUSES = 20;
const LONGEST_MESSAGE = 10_240;
const MOST_BREADCRUMBS = 20;

const frame = z.strictObject({
  file: z.string().min(1),
  lineNumber: z.int().nonnegative().optional(),
  columnNumber: z.int().nonnegative().optional(),
  method: z.string().optional(),
});

/** `stacktrace` has to be there, but may be empty: a cause may be no `Error`. */
const exception = z.strictObject({
  errorClass: z.string().min(1),
  message: z.string().max(LONGEST_MESSAGE).optional(),
  type: z.literal('browserjs').optional(),
  stacktrace: z.array(frame),
});

const breadcrumb = z.strictObject({
  timestamp: time,
  name: z.string().min(1),
  type: z.enum(['navigation', 'request', 'process', 'log', 'user', 'state', 'error', 'manual']),
  metaData: z.record(z.string(), z.unknown()).optional(),
});

const groupingHash = z
  .string()
  .min(1)
  .max(100)
  .refine((hash) => hash.split(/\s+/).length <= 5, { error: 'more than five words' });

const severityReason = z.strictObject({
  type: z.enum([
    'unhandledException',
    'unhandledPromiseRejection',
    'handledException',
    'userSpecifiedSeverity',
    'userCallbackSetSeverity',
    'log',
  ]),
});

const session = z.strictObject({
  id: z.string().min(1),
  startedAt: time,
  events: z.strictObject({ handled: z.int().nonnegative(), unhandled: z.int().nonnegative() }),
});

const event = z.strictObject({
  exceptions: z.array(exception).min(1).max(MOST_CAUSES),
  severity: z.enum(['error', 'warning', 'info']),
  unhandled: z.boolean(),
  severityReason: severityReason.optional(),
  context: z.string().optional(),
  groupingHash: groupingHash.optional(),
  user: user.optional(),
  app: app.optional(),
  device: device.optional(),
  request: z.strictObject({ url: bareAddress.optional(), referer: bareAddress.optional() }).optional(),
  featureFlags: z.array(z.strictObject({ featureFlag: z.string().min(1) })).optional(),
  breadcrumbs: z.array(breadcrumb).max(MOST_BREADCRUMBS).optional(),
  session: session.optional(),
  metaData: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** The body of an error report: the error-reporting API's payload, version 5. Exceptions begin with the outermost. */
export const reportShape = z.strictObject({
  apiKey: z.string().regex(/^[\da-f]{32}$/i, { error: 'not 32 hexadecimal digits' }),
  payloadVersion: z.literal('5'),
  notifier,
  events: z.array(event).min(1),
});
