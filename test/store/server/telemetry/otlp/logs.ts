import * as z from 'zod';
import { anyValue, attributes, enveloped, uint64 } from './values';

const record = z
  .strictObject({
    timeUnixNano: uint64.optional(),
    observedTimeUnixNano: uint64.optional(),
    severityNumber: z.int({ error: 'severityNumber is a number from 1 to 24' }).min(1).max(24),
    severityText: z.string().optional(),
    body: anyValue.optional(),
    attributes: attributes.optional(),
  })
  .refine(
    ({ timeUnixNano, observedTimeUnixNano }) => Number(timeUnixNano ?? 0) + Number(observedTimeUnixNano ?? 0) > 0,
    {
      error: 'a record without a time',
    },
  );

/** The body of `POST /v1/logs`, as strict as that of metrics. */
export const logsShape = enveloped('resourceLogs', 'scopeLogs', 'logRecords', z.array(record).min(1));
