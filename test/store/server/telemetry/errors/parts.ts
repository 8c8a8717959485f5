import * as z from 'zod';

/** A time as ISO 8601 has it, in UTC or with an offset. */
export const time = z.iso.datetime({ offset: true });

/** Who sends: name, version and address of the notifier. */
export const notifier = z.strictObject({ name: z.string().min(1), version: z.string().min(1), url: z.url() });

/** The application in which something happened. */
export const app = z.strictObject({
  id: z.string().optional(),
  version: z.string().optional(),
  releaseStage: z.string().min(1).optional(),
  type: z.string().optional(),
  duration: z.number().nonnegative().optional(),
});

/** The browser in which something happened. */
export const device = z.strictObject({
  id: z.string().optional(),
  locale: z.string().optional(),
  userAgent: z.string().optional(),
  browserName: z.string().optional(),
  browserVersion: z.string().optional(),
  orientation: z.string().optional(),
  time: time.optional(),
});

/** The shopper, by a number at most: names and addresses have no place in a report. */
export const user = z.strictObject({ id: z.string().optional() });

/** An address without its query and fragment, where personal data could stand. */
export const bareAddress = z.url().refine((address) => !/[?#]/.test(address), {
  error: 'an address with a query or a fragment',
});
